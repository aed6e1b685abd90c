import './ones.ts'
import './twos.ts'
import './special.ts'
