import { type ReactNode, useId, useState } from 'react'
import './controls.css'

/** The form parts that the pages share. */

export interface Choice<T extends string> {
  readonly value: T
  readonly label: string
  readonly about?: string
  readonly disabled?: boolean
}

interface ChoicesProps<T extends string> {
  readonly label: string
  readonly about?: ReactNode
  readonly choices: readonly Choice<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
  /** cards: one under another, each with its explanation. row: side by side. */
  readonly look?: 'cards' | 'row'
  readonly hideLabel?: boolean
}

/** One of several, as real radio buttons. */
export function Choices<T extends string>({
  label,
  about,
  choices,
  value,
  onChange,
  look = 'row',
  hideLabel = false,
}: ChoicesProps<T>) {
  const name = useId()
  const chosen = choices.find((choice) => choice.value === value)
  return (
    <fieldset className={`form-choices form-choices-${look}`}>
      <legend className={hideLabel ? 'unseen' : ''}>{label}</legend>
      {about && <p className="form-about">{about}</p>}
      <div className="form-choices-list">
        {choices.map((choice) => (
          <label key={choice.value} className="form-choice">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            <span className="form-choice-name">{choice.label}</span>
            {look === 'cards' && choice.about && (
              <span className="form-choice-about">{choice.about}</span>
            )}
          </label>
        ))}
      </div>
      {look === 'row' && chosen?.about && <p className="form-about">{chosen.about}</p>}
    </fieldset>
  )
}

interface SwitchProps {
  readonly label: string
  readonly about?: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

export function Switch({ label, about, on, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="form-switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        aria-describedby={about && `${id}-about`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {about && (
        <p id={`${id}-about`} className="form-about">
          {about}
        </p>
      )}
    </div>
  )
}

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  readonly maxLength?: number
  readonly type?: 'text' | 'url' | 'time'
  readonly hideLabel?: boolean
  readonly autoComplete?: string
  /** Where it takes the place of what was pressed. */
  readonly autoFocus?: boolean
}

export function Field({ label, value, onChange, hideLabel = false, ...rest }: FieldProps) {
  const id = useId()
  return (
    <div className="form-field">
      <label htmlFor={id} className={hideLabel ? 'unseen' : ''}>
        {label}
      </label>
      <input
        id={id}
        className="form-input"
        autoComplete="off"
        {...rest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

interface SelectProps<T extends string> {
  readonly label: string
  readonly choices: readonly Choice<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
  readonly hideLabel?: boolean
}

export function Select<T extends string>({
  label,
  choices,
  value,
  onChange,
  hideLabel = false,
}: SelectProps<T>) {
  const id = useId()
  return (
    <div className="form-field">
      <label htmlFor={id} className={hideLabel ? 'unseen' : ''}>
        {label}
      </label>
      <select
        id={id}
        className="form-input"
        value={value}
        onChange={(event) => onChange(event.target.value as T)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}

interface SureProps {
  readonly children: ReactNode
  readonly className?: string
  /** Where the button shows no words. */
  readonly label?: string
  /** What the second press says, and what takes it back. */
  readonly sure: string
  readonly keep: string
  readonly onSure: () => void
}

/** Asks once more in its own place before anything is lost. */
export function SureButton({ children, className = '', label, sure, keep, onSure }: SureProps) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) {
    return (
      <button
        type="button"
        className={`button ${className}`}
        aria-label={label}
        title={label}
        onClick={() => setAsking(true)}
      >
        {children}
      </button>
    )
  }
  return (
    <span className="form-sure">
      <button type="button" className="button danger" onClick={onSure}>
        {sure}
      </button>
      {/* biome-ignore lint/a11y/noAutofocus: the question takes the place of the button that had the focus. */}
      <button type="button" className="button" autoFocus onClick={() => setAsking(false)}>
        {keep}
      </button>
    </span>
  )
}

interface RangeProps {
  readonly label: string
  /** From 0 to 1. */
  readonly value: number
  readonly onChange: (value: number) => void
}

export function Range({ label, value, onChange }: RangeProps) {
  const id = useId()
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="form-range"
        type="range"
        min={0}
        max={100}
        step={5}
        value={Math.round(value * 100)}
        onChange={(event) => onChange(Number(event.target.value) / 100)}
      />
    </div>
  )
}
