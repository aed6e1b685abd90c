import type { Dictionary, Language } from '@bulkhead/kernel'
import type { ReactNode } from 'react'
import { Icon, type IconShape } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
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
import { REFERENCE, type ReferenceWord } from './reference-words.ts'
import './reference.css'

interface Props {
  readonly words: Dictionary
  readonly language: Language
}

/** Everything one looks up while playing, on one page. */
export function Reference({ words }: Props) {
  const say = useSay(REFERENCE)
  return (
    <div className="nem-reference">
      <Section title={say('round')}>
        <List keys={['round.1', 'round.2', 'round.3']} numbered />
      </Section>
      <Section title={say('basic')}>
        <List keys={BASIC} />
      </Section>
      <Section title={say('costs')}>
        <List keys={['costs.card', 'costs.room', 'costs.item', 'costs.free']} />
      </Section>
      <Section title={say('noise')}>
        <dl>
          <Row face="1 2 3 4" text={say('noise.number')} />
          <Row face={words['face.danger']} text={say('noise.danger')} />
          <Row face={words['face.silence']} text={say('noise.silence')} />
        </dl>
        <h4>{say('encounter')}</h4>
        <p>{say('encounter.text')}</p>
      </Section>
      <Section title={say('combat')}>
        <dl>
          <Row face="–" text={say('combat.miss')} />
          <Row
            face={<Icon shape={INTRUDER_ICONS.creeper} label={words['type.creeper']} />}
            text={say('combat.creeper')}
          />
          <Row
            face={<Icon shape={INTRUDER_ICONS.adult} label={words['type.adult']} />}
            text={say('combat.adult')}
          />
          <Row face="1" text={say('combat.one')} />
          <Row face="2" text={say('combat.two')} />
        </dl>
        <h4>{say('kill')}</h4>
        <List keys={['kill.larva', 'kill.adult', 'kill.queen']} />
        <h4>{say('body')}</h4>
        <p>{say('body.text')}</p>
      </Section>
      <Section title={say('end')}>
        <List keys={['end.1', 'end.2', 'end.3', 'end.4', 'end.5']} numbered />
        <p>{say('explosion')}</p>
      </Section>
      <Section title={say('symbols')}>
        <Symbols words={words} />
      </Section>
    </div>
  )
}

const BASIC: readonly ReferenceWord[] = [
  'basic.move',
  'basic.careful',
  'basic.shoot',
  'basic.melee',
  'basic.pick-up',
  'basic.trade',
  'basic.craft',
  'basic.quest',
]

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** The word before the colon is what one looks for. */
function List({
  keys,
  numbered = false,
}: {
  readonly keys: readonly ReferenceWord[]
  readonly numbered?: boolean
}) {
  const say = useSay(REFERENCE)
  const items = keys.map((key) => {
    const [head, ...rest] = say(key).split(/( ?:)/)
    return (
      <li key={key}>
        {rest.length > 0 ? <strong>{head}</strong> : head}
        {rest.join('')}
      </li>
    )
  })
  return numbered ? <ol>{items}</ol> : <ul>{items}</ul>
}

function Row({ face, text }: { readonly face: ReactNode; readonly text: string }) {
  return (
    <div>
      <dt>{face}</dt>
      <dd>{text}</dd>
    </div>
  )
}

function Symbols({ words }: { readonly words: Dictionary }) {
  const say = useSay(REFERENCE)
  const shapes: readonly [IconShape, string][] = [
    ['gi:lightning-frequency', say('symbols.reaction')],
    [COLOUR_MARKS.red, words['colour.red']],
    [COLOUR_MARKS.yellow, words['colour.yellow']],
    [COLOUR_MARKS.green, words['colour.green']],
    [COLOUR_MARKS.crafted, words['colour.crafted']],
    ...Object.entries(INTRUDER_ICONS).map(([type, shape]): [IconShape, string] => [
      shape,
      words[`type.${type}`],
    ]),
    ...MARKS.map(([shape, word]): [IconShape, string] => [shape, say(word)]),
  ]
  return (
    <ul className="nem-symbols">
      <li>
        <span className="nem-card-corner">+1</span> {say('symbols.corner')}
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
  [NOISE, 'mark.noise'],
  [FIRE, 'mark.fire'],
  [MALFUNCTION, 'mark.malfunction'],
  [COMPUTER, 'mark.computer'],
  [SLIME, 'mark.slime'],
  [SIGNAL, 'mark.signal'],
  [CONTAMINATION, 'mark.contamination'],
  [LIGHT_WOUND, 'mark.light-wound'],
  [SERIOUS_WOUND, 'mark.serious-wound'],
] as const
