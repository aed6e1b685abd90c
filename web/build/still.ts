import { selection } from 'd3-selection'

/**
 * In the place of d3-transition: the board is moved by hand and never glides by d3, so that nothing is ever under way
 * that could be interrupted.
 */
export function interrupt(): void {}

Object.assign(selection.prototype, {
  interrupt(this: unknown) {
    return this
  },
})
