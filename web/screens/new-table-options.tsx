import type { OptionSpec, OptionSpecs, Options, OptionValue } from '@bulkhead/kernel'
import type { OptionForm } from '../games/option-form.ts'
import { useSettings } from '../play/settings.ts'
import { useSay } from '../words/words.ts'
import { Choices, Switch } from './controls.tsx'
import { type Draft, isLive, optionsOf, presetOf } from './draft.ts'
import { NEW_TABLE_WORDS } from './new-table-words.ts'

interface Props {
  readonly specs: OptionSpecs
  readonly form: OptionForm
  readonly draft: Draft
  readonly change: (draft: Draft) => void
}

/** Which rules: a preset, or every option that matters at this table. */
export function OptionsPanel({ specs, form, draft, change }: Props) {
  const say = useSay(NEW_TABLE_WORDS)
  const { language } = useSettings()
  const options = optionsOf(specs, form, draft)
  const seats = draft.seats.length
  const preset = presetOf(specs, form, draft)?.id ?? 'custom'
  const remark = form.remark(options, seats)
  const presets = form.presets.map(({ id, name, about }) => ({
    value: id,
    label: name[language],
    about: about[language],
  }))
  const custom = { value: 'custom', label: say('custom'), about: say('custom-about') }

  function choose(id: string) {
    const chosen = form.presets.find((one) => one.id === id)
    if (chosen) change({ ...draft, options: { ...draft.options, ...chosen.options } })
  }

  return (
    <section className="page-panel">
      <Choices
        label={say('preset')}
        look="cards"
        choices={preset === 'custom' ? [...presets, custom] : presets}
        value={preset}
        onChange={choose}
      />
      {remark && <p className="page-note">{remark[language]}</p>}
      <details className="new-options" open={preset === 'custom' || undefined}>
        <summary>{say('options')}</summary>
        <div className="new-option-list">
          {Object.entries(specs)
            .filter(
              ([name, { kind }]) =>
                kind !== 'perSeat' && form.matters(name, options, seats, isLive(draft)),
            )
            .map(([name, spec]) => (
              <OptionInput
                key={name}
                name={name}
                spec={spec}
                form={form}
                options={options}
                onChange={(value) =>
                  change({ ...draft, options: { ...draft.options, [name]: value } })
                }
              />
            ))}
        </div>
      </details>
    </section>
  )
}

interface InputProps {
  readonly name: string
  readonly spec: OptionSpec
  readonly form: OptionForm
  readonly options: Options
  readonly onChange: (value: OptionValue) => void
}

function OptionInput({ name, spec, form, options, onChange }: InputProps) {
  const { language } = useSettings()
  const text = form.texts[name]
  if (spec.kind === 'flag') {
    return (
      <Switch
        label={text.name[language]}
        about={text.about?.[language]}
        on={options[name] === true}
        onChange={onChange}
      />
    )
  }
  return (
    <Choices
      label={text.name[language]}
      about={text.about?.[language]}
      look={spec.values.length > 3 ? 'row' : 'cards'}
      choices={spec.values.map((value) => ({
        value,
        label: text.values?.[value]?.name[language] ?? value,
        about: text.values?.[value]?.about?.[language],
      }))}
      value={String(options[name])}
      onChange={onChange}
    />
  )
}
