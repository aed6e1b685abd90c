import { benchOf } from './bench.ts'
import { RULES } from './skiff/rules.ts'
import { sharedSuites } from './suites/index.ts'

sharedSuites(benchOf(RULES, () => null))
