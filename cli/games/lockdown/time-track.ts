import { render } from '@bulkhead/kernel'
import type { LockdownView } from '@bulkhead/lockdown'
import {
  BLUE_THRESHOLDS,
  FIRST_SPACE,
  FIRST_WHITE,
  LAST_SPACE,
  RED_THRESHOLDS,
} from '@bulkhead/lockdown/printed'
import { type Scene, saying, say as sayShared } from '../hull/scene.ts'
import type { en } from './text/en.ts'

const say = saying<keyof typeof en>()

/**
 * The spaces that are left and the last one: `[15]` has the Time token, `10*` a CSS token, `7!` the Alert Procedure,
 * `5x` the Autodestruction; `|` stands before the white spaces. What the reader knows of CSS tokens follows.
 */
export function timeTrack(scene: Scene): string {
  const spaces = Array.from({ length: FIRST_SPACE - LAST_SPACE + 1 }, (_, i) => FIRST_SPACE - i)
  const track = spaces.map((space) => spaceText(scene, space))
  track.splice(spaces.indexOf(FIRST_WHITE), 0, '|')
  const { timeActive } = scene.view as LockdownView
  const side = say(scene, timeActive ? 'lockdown.time.blue' : 'lockdown.time.red')
  return [
    `${sayShared(scene, 'hull.time')} ${track.join(' ')} · ${side}`,
    ...knownPods(scene),
  ].join(' · ')
}

function spaceText(scene: Scene, space: number): string {
  const { time, css, alert, autodestruction } = scene.view as LockdownView
  const { colours } = scene.look
  const marks = [
    css.some((one) => one.space === space && !one.used) ? '*' : '',
    alert === space ? '!' : '',
    autodestruction?.space === space ? 'x' : '',
  ]
  const label = space === LAST_SPACE ? say(scene, 'lockdown.purge') : String(space)
  const text = `${label}${marks.join('')}`
  if (space === time) return colours.bold(`[${text}]`)
  if (BLUE_THRESHOLDS.includes(space)) return colours.blue(text)
  return RED_THRESHOLDS.includes(space) ? colours.red(text) : text
}

function knownPods(scene: Scene): string[] {
  return (scene.view as LockdownView).css.flatMap(({ space, id, used }) =>
    id === null || used
      ? []
      : [say(scene, 'lockdown.css', { space, css: render(scene.look.words, `css.${id}`) })],
  )
}
