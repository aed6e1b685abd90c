import type { NemesisView } from '@bulkhead/nemesis'

export function burning({ rooms }: NemesisView): number {
  return rooms.filter(({ fire }) => fire).length
}

export function broken({ rooms }: NemesisView): number {
  return rooms.filter(({ malfunction }) => malfunction).length
}

export function inBag({ bag }: NemesisView): number {
  return Object.values(bag).reduce((sum, count) => sum + count, 0)
}
