import type { Dictionary, Language } from '@bulkhead/kernel'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { List, Row, Section } from '../hull/reference.tsx'
import { Reference as ShipReference } from '../nemesis/reference.tsx'
import { AFTERMATH_ICONS, AIM_ICONS } from './icons.ts'
import { REFERENCE, type ReferenceWord } from './reference-words.ts'

interface Props {
  readonly words: Dictionary
  readonly language: Language
}

/** What this box adds, and then all of Nemesis. */
export function Reference(props: Props) {
  const { words } = props
  const say = useSay(REFERENCE)
  const all = (keys: readonly ReferenceWord[]) => keys.map((key) => say(key))
  return (
    <>
      <div className="hull-reference">
        <Section title={say('ways')}>
          <List texts={all(['ways.epilogue', 'ways.investigation', 'ways.classic'])} />
        </Section>
        <Section title={say('shuttle')}>
          <List texts={all(['shuttle.main', 'shuttle.noise', 'shuttle.search'])} />
        </Section>
        <Section title={say('alert')}>
          <List texts={all(['alert.card', 'alert.activate', 'alert.sample'])} />
        </Section>
        <Section title={say('tokens')}>
          <p>{say('tokens.when')}</p>
          <dl>
            {Object.entries(AFTERMATH_ICONS).map(([token, icon]) => (
              <Row
                key={token}
                face={<Icon shape={icon} label={words[`token.${token}`]} />}
                text={words[`token-text.${token}`]}
              />
            ))}
          </dl>
        </Section>
        <Section title={say('turret')}>
          <dl>
            {(['all', 'intruders', 'inactive'] as const).map((aim) => (
              <Row
                key={aim}
                face={<Icon shape={AIM_ICONS[aim]} label={words[`targeting.${aim}`]} />}
                text={say(`turret.${aim}`)}
              />
            ))}
          </dl>
        </Section>
        <Section title={say('end')}>
          <List texts={all(['end.1', 'end.2', 'end.3', 'end.4'])} numbered />
          <p>{say('end.offer')}</p>
        </Section>
        <Section title={say('sand')}>
          <p>{say('sand.text')}</p>
        </Section>
      </div>
      <ShipReference {...props} />
    </>
  )
}
