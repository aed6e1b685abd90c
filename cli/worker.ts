import { games } from './games.ts'
import { workerFor } from './work/task.ts'

export default workerFor(games)
