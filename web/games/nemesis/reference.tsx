import type { Dictionary, Language } from '@bulkhead/kernel'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { INTRUDER_ICONS } from '../hull/icons.ts'
import { List, Row, Section, Symbols } from '../hull/reference.tsx'
import { REFERENCE, type ReferenceWord } from './reference-words.ts'

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
        <List texts={all(['round.1', 'round.2', 'round.3'])} numbered />
      </Section>
      <Section title={say('basic')}>
        <List texts={all(BASIC)} />
      </Section>
      <Section title={say('costs')}>
        <List texts={all(['costs.card', 'costs.room', 'costs.item', 'costs.free'])} />
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
        <List texts={all(['kill.larva', 'kill.adult', 'kill.queen'])} />
        <h4>{say('body')}</h4>
        <p>{say('body.text')}</p>
      </Section>
      <Section title={say('end')}>
        <List texts={all(['end.1', 'end.2', 'end.3', 'end.4', 'end.5'])} numbered />
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
