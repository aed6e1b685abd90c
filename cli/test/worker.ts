import { workerFor } from '../work/task.ts'
import { duels } from './shelf.ts'

export default workerFor(duels())
