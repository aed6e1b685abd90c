import { type Asked, Player } from '../player.ts'

const CHANCES = 1_000_000

/** Somebody who answers as most people do: by the bar, the board and the cards. */
export class ByHand extends Player {
  /** Answers that could not be found so, and were taken from the list of all choices. */
  listed = 0

  protected override async give(asked: Asked): Promise<void> {
    const chance = this.rng.int(CHANCES)
    if (await this.page.evaluate(pressAlong, { question: asked.question, chance })) return
    this.listed++
    await super.give(asked)
  }
}

/** Runs in the page: presses what can be pressed, one thing after another, until that is an answer. */
async function pressAlong(what: { question: string; chance: number }): Promise<boolean> {
  const enough = 25
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const drawn = () => new Promise((tell) => requestAnimationFrame(() => setTimeout(tell, 20)))
  const isAnswered = () => all('.prompt')[0]?.dataset.question !== what.question
  const pressable = () => {
    const main = all('.prompt-main:not(:disabled)')
    if (main.length > 0) return main
    const rows = all('.popover [role=menuitem]:not(.off, [aria-disabled=true])')
    if (rows.length > 0) return rows
    if (all('.table[data-stage=verbs]').length > 0) return all('.verb:not(.off)')
    return all('[data-lit], .hand-slot [data-target][aria-pressed=false], .answer-one .button')
  }
  const pressed = new Set<HTMLElement>()
  let { chance } = what
  for (let presses = 0; presses < enough; presses++) {
    await drawn()
    if (isAnswered()) return true
    const things = pressable()
    const untouched = things.filter((thing) => !pressed.has(thing))
    const among = untouched.length > 0 ? untouched : things
    if (among.length === 0) return false
    chance = (Math.imul(chance, 48271) + 11) >>> 1
    const thing = among[chance % among.length]
    pressed.add(thing)
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  await drawn()
  return isAnswered()
}
