import type { Dictionary, Language } from '@bulkhead/kernel'
import { INTRUDER_TYPES } from '@bulkhead/retaliation/printed'
import { Icon, type IconShape } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { List, Row, Section } from '../hull/reference.tsx'
import {
  ANTI_AIRCRAFT,
  AUTODESTRUCTION,
  COMPUTER,
  CONTAMINATION,
  DATA,
  EGGS,
  FIRE,
  INTRUDER_ICONS,
  LANDER,
  MALFUNCTION,
  NOISE,
  ROBOT,
  SECURE,
} from './icons.ts'
import { REFERENCE, type ReferenceWord } from './reference-words.ts'
import '../hull/reference.css'

interface Props {
  readonly words: Dictionary
  readonly language: Language
}

/** Everything one looks up while playing, on one page. */
export function Reference({ words }: Props) {
  const say = useSay(REFERENCE)
  const all = (keys: readonly ReferenceWord[]) => keys.map((key) => say(key))
  return (
    <div className="hull-reference">
      <Section title={say('round')}>
        <List texts={all(ROUND)} numbered />
      </Section>
      <Section title={say('basic')}>
        <List texts={all(BASIC)} />
      </Section>
      <Section title={say('noise')}>
        <dl>
          <Row face="1 2 3 4" text={say('noise.number')} />
        </dl>
        <List texts={all(['noise.horde', 'noise.marker', 'noise.empty'])} />
        <dl>
          <Row face={words['face.hazard']} text={say('noise.hazard')} />
        </dl>
      </Section>
      <Section title={say('shoot')}>
        <dl>
          <Row face="2 3 4 5" text={say('shoot.number')} />
          <Row face={words['face.crit']} text={say('shoot.crit')} />
          <Row face={words['face.ammo']} text={say('shoot.ammo')} />
        </dl>
        <h4>{say('burst')}</h4>
        <dl>
          <Row face="1 1 1 2 3 4" text={say('burst.number')} />
          <Row face="4" text={say('burst.symbol')} />
        </dl>
      </Section>
      <Section title={say('gear')}>
        <List texts={all(['gear.ammo', 'gear.grenade', 'gear.oxygen', 'gear.medpack'])} />
        <h4>{say('body')}</h4>
        <List texts={all(['body.oxygen', 'body.health'])} />
      </Section>
      <Section title={say('out')}>
        <List texts={all(['out.lander', 'out.hibernatorium', 'out.shuttle'])} />
        <p>{say('out.text')}</p>
      </Section>
      <Section title={say('end')}>
        <List texts={all(['end.1', 'end.2', 'end.3', 'end.4', 'end.5'])} numbered />
      </Section>
      <Section title={say('symbols')}>
        <Symbols words={words} />
      </Section>
    </div>
  )
}

const ROUND: readonly ReferenceWord[] = ['round.1', 'round.2', 'round.3', 'round.4', 'round.5']

const BASIC: readonly ReferenceWord[] = [
  'basic.move',
  'basic.cautious',
  'basic.secure',
  'basic.shoot',
  'basic.burst',
  'basic.melee',
  'basic.gear',
  'basic.item',
  'basic.room',
  'basic.robot',
  'basic.trade',
]

const SYMBOLS = [
  [NOISE, 'symbol.noise'],
  [SECURE, 'symbol.secure'],
  [FIRE, 'symbol.fire'],
  [MALFUNCTION, 'symbol.malfunction'],
  [COMPUTER, 'symbol.computer'],
  [EGGS, 'symbol.eggs'],
  [ROBOT, 'symbol.robot'],
  [CONTAMINATION, 'symbol.contamination'],
  [DATA, 'symbol.data'],
  [LANDER, 'symbol.lander'],
  [AUTODESTRUCTION, 'symbol.autodestruction'],
  [ANTI_AIRCRAFT, 'symbol.anti-aircraft'],
] as const

function Symbols({ words }: { readonly words: Dictionary }) {
  const say = useSay(REFERENCE)
  const shapes: readonly (readonly [IconShape, string])[] = [
    ...INTRUDER_TYPES.map((type) => [INTRUDER_ICONS[type], words[`type.${type}`]] as const),
    ...SYMBOLS.map(([shape, word]) => [shape, say(word)] as const),
  ]
  return (
    <ul className="hull-symbols">
      <li>
        <span className="hull-card-corner">1</span> {say('symbol.corner')}
      </li>
      <li>
        <span className="hull-card-corner">2 205</span> {say('symbol.value')}
      </li>
      {shapes.map(([shape, text]) => (
        <li key={text}>
          <Icon shape={shape} size={20} /> {text}
        </li>
      ))}
    </ul>
  )
}
