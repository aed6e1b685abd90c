export { renamed } from '@bulkhead/common'
