import type { Dictionary, Language } from '@bulkhead/kernel'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { INTRUDER_ICONS } from '../hull/icons.ts'
import { List, Row, Section, Symbols } from '../hull/reference.tsx'
import { CONTINGENCY, DARK, KNOWLEDGE, POWER, ROVER } from './icons.ts'
import { REFERENCE, type ReferenceWord } from './reference-words.ts'

interface Props {
  readonly words: Dictionary
  readonly language: Language
}

const CODES = ['green', 'yellow', 'blue', 'gray', 'red'] as const

/** Everything one looks up while playing, on one page. */
export function Reference({ words }: Props) {
  const say = useSay(REFERENCE)
  const all = (keys: readonly ReferenceWord[]) => keys.map((key) => say(key))
  return (
    <div className="hull-reference">
      <Section title={say('round')}>
        <List texts={all(['round.1', 'round.2', 'round.3'])} numbered />
      </Section>
      <Section title={say('basic')}>
        <List texts={all(BASIC)} />
      </Section>
      <Section title={say('costs')}>
        <List texts={all(['costs.card', 'costs.room', 'costs.computer', 'costs.item'])} />
      </Section>
      <Section title={say('power')}>
        <List texts={all(['power.lit', 'power.dark', 'power.fails', 'power.light'])} />
      </Section>
      <Section title={say('noise')}>
        <dl>
          <Row face="1 2 3 4" text={say('noise.number')} />
          <Row face={words['face.danger']} text={say('noise.danger')} />
          <Row face={words['face.silence']} text={say('noise.silence')} />
        </dl>
        <p>{say('noise.surface')}</p>
        <h4>{say('encounter')}</h4>
        <p>{say('encounter.text')}</p>
      </Section>
      <Combat say={say} words={words} />
      <Section title={say('out')}>
        <List texts={all(['out.pod', 'out.bunker', 'out.isolation', 'out.gate'])} />
      </Section>
      <Section title={say('codes')}>
        <dl>
          {CODES.map((code) => (
            <Row
              key={code}
              face={words[`contingency.${code}`]}
              text={words[`contingency-text.${code}`]}
            />
          ))}
        </dl>
        <p>{say('codes.count')}</p>
      </Section>
      <Section title={say('end')}>
        <List texts={all(['end.1', 'end.2', 'end.3', 'end.4'])} numbered />
      </Section>
      <Section title={say('symbols')}>
        <Symbols
          words={words}
          more={[
            [POWER, say('symbol.power')],
            [DARK, say('symbol.dark')],
            [KNOWLEDGE, say('symbol.knowledge')],
            [CONTINGENCY, say('symbol.code')],
            [ROVER, say('symbol.rover')],
          ]}
        />
      </Section>
    </div>
  )
}

function Combat({
  say,
  words,
}: {
  readonly say: (key: ReferenceWord) => string
  readonly words: Dictionary
}) {
  const sign = (type: string) => <Icon shape={INTRUDER_ICONS[type]} label={words[`type.${type}`]} />
  return (
    <Section title={say('combat')}>
      <dl>
        <Row face="–" text={say('combat.miss')} />
        <Row face={sign('creeper')} text={say('combat.creeper')} />
        <Row face={sign('adult')} text={say('combat.adult')} />
        <Row face="1" text={say('combat.one')} />
        <Row face="2" text={say('combat.two')} />
      </dl>
      <h4>{say('advantage')}</h4>
      <p>{say('advantage.text')}</p>
      <h4>{say('kill')}</h4>
      <List texts={(['kill.larva', 'kill.adult', 'kill.queen'] as const).map((key) => say(key))} />
      <h4>{say('body')}</h4>
      <p>{say('body.text')}</p>
    </Section>
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
  'basic.escape',
]
