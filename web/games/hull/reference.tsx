import type { Dictionary } from '@bulkhead/kernel'
import type { ReactNode } from 'react'
import { Icon, type IconShape } from '../../ui/icon.tsx'
import { useSay, words } from '../../words/words.ts'
import { COLOUR_MARKS } from './colours.ts'
import {
  COMPUTER,
  CONTAMINATION,
  FIRE,
  INTRUDER_ICONS,
  LIGHT_WOUND,
  MALFUNCTION,
  NOISE,
  SERIOUS_WOUND,
  SIGNAL,
  SLIME,
} from './icons.ts'
import './reference.css'

/** What a page is made of on which one looks things up while playing. */

export function Section({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** The word before the colon is what one looks for. */
export function List({
  texts,
  numbered = false,
}: {
  readonly texts: readonly string[]
  readonly numbered?: boolean
}) {
  const items = texts.map((text) => {
    const [head, ...rest] = text.split(/( ?:)/)
    return (
      <li key={text}>
        {rest.length > 0 ? <strong>{head}</strong> : head}
        {rest.join('')}
      </li>
    )
  })
  return numbered ? <ol>{items}</ol> : <ul>{items}</ul>
}

/** A face of a die, or another sign, and what it means. */
export function Row({ face, text }: { readonly face: ReactNode; readonly text: string }) {
  return (
    <div>
      <dt>{face}</dt>
      <dd>{text}</dd>
    </div>
  )
}

const SYMBOLS = words(
  {
    corner: 'how many other cards a card costs',
    reaction: 'a reaction: at its moment, in anybody’s turn',
    noise: 'noise',
    fire: 'Fire',
    malfunction: 'Malfunction',
    computer: 'Computer',
    slime: 'Slime',
    signal: 'Signal sent',
    contamination: 'Contamination card',
    'light-wound': 'Light Wound',
    'serious-wound': 'Serious Wound',
  },
  {
    corner: 'combien d’autres cartes une carte coûte',
    reaction: 'une réaction : à son moment, au tour de n’importe qui',
    noise: 'bruit',
    fire: 'feu',
    malfunction: 'panne',
    computer: 'ordinateur',
    slime: 'slime',
    signal: 'signal envoyé',
    contamination: 'carte Contamination',
    'light-wound': 'blessure légère',
    'serious-wound': 'blessure grave',
  },
)

/** The signs that all games of the family have, and those that only this one has. */
export function Symbols({
  words: dictionary,
  more = [],
}: {
  readonly words: Dictionary
  readonly more?: readonly (readonly [IconShape, string])[]
}) {
  const say = useSay(SYMBOLS)
  const shapes: readonly (readonly [IconShape, string])[] = [
    ['gi:lightning-frequency', say('reaction')],
    [COLOUR_MARKS.red, dictionary['colour.red']],
    [COLOUR_MARKS.yellow, dictionary['colour.yellow']],
    [COLOUR_MARKS.green, dictionary['colour.green']],
    [COLOUR_MARKS.crafted, dictionary['colour.crafted']],
    ...Object.entries(INTRUDER_ICONS).map(([type, shape]): [IconShape, string] => [
      shape,
      dictionary[`type.${type}`],
    ]),
    ...MARKS.map(([shape, word]): [IconShape, string] => [shape, say(word)]),
    ...more,
  ]
  return (
    <ul className="hull-symbols">
      <li>
        <span className="hull-card-corner">+1</span> {say('corner')}
      </li>
      {shapes.map(([shape, text]) => (
        <li key={text}>
          <Icon shape={shape} size={20} /> {text}
        </li>
      ))}
    </ul>
  )
}

const MARKS = [
  [NOISE, 'noise'],
  [FIRE, 'fire'],
  [MALFUNCTION, 'malfunction'],
  [COMPUTER, 'computer'],
  [SLIME, 'slime'],
  [SIGNAL, 'signal'],
  [CONTAMINATION, 'contamination'],
  [LIGHT_WOUND, 'light-wound'],
  [SERIOUS_WOUND, 'serious-wound'],
] as const
