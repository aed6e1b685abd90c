import type { ComponentType } from 'react'
import type { InBoth } from '../entry.ts'

/** How a game is played, in at most six pictures. */
export interface Panel {
  readonly title: InBoth
  readonly text: InBoth
  readonly Picture: ComponentType
}

export type Lesson = readonly Panel[]
