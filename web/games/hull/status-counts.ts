import type { View } from '@bulkhead/hull/view.ts'

export function burning({ rooms }: View): number {
  return rooms.filter(({ fire }) => fire).length
}

export function broken({ rooms }: View): number {
  return rooms.filter(({ malfunction }) => malfunction).length
}

export function inBag({ bag }: View): number {
  return Object.values(bag).reduce((sum, count) => sum + count, 0)
}
