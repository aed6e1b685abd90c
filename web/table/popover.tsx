import { type Option, render, type Target, type Unavailable } from '@bulkhead/kernel'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type AnyGameUi, keyOf, type Outcome, type Reading, type Verb } from '../games/ui.ts'
import { Icon, type IconShape } from '../ui/icon.tsx'
import { sayIn, useSay } from '../words/words.ts'
import { besideThing } from './beside.ts'
import type { Choosing } from './choosing.ts'
import { distinct } from './options-at.ts'
import type { Placed } from './popover-place.ts'
import { PriceCards } from './price.tsx'
import { RuleName } from './rule-link.tsx'
import { elementOf } from './touch.ts'
import { TABLE } from './words.ts'
import './popover.css'

interface Props {
  readonly at: Target
  readonly choosing: Choosing
  readonly ui: AnyGameUi
  readonly reading: Reading<unknown>
  readonly onRule: (rule: string) => void
}

/** What can be done at a thing, beside the thing; it stays beside it. */
export function Popover(props: Props) {
  const { at, choosing } = props
  const frame = useRef<HTMLDivElement>(null)
  const key = keyOf(at)
  const placed = useBeside(frame, key)
  useEffect(() => {
    const pressed = ({ target }: PointerEvent) => {
      if (!(target instanceof Element)) return
      const isOwn = frame.current?.contains(target) || target.closest(`[data-target="${key}"]`)
      // Whatever is pressed instead answers by itself; what answers to nothing closes this.
      if (!isOwn && !target.closest('[data-target], dialog')) choosing.open(null)
    }
    addEventListener('pointerdown', pressed)
    return () => removeEventListener('pointerdown', pressed)
  }, [key, choosing.open])
  return (
    <div
      ref={frame}
      className={`popover ${placed?.side ?? 'unplaced'}`}
      style={placed ? { left: placed.x, top: placed.y } : undefined}
    >
      {placed && <span className="popover-stem" style={stemStyle(placed)} />}
      <PopoverPanel {...props} />
    </div>
  )
}

function stemStyle({ side, stem }: Placed) {
  return side === 'below' || side === 'above' ? { left: stem } : { top: stem }
}

/** Follows the thing through zoom, pan and telling; it is measured only while something is open. */
function useBeside(frame: { readonly current: HTMLDivElement | null }, key: string): Placed | null {
  const [placed, setPlaced] = useState<Placed | null>(null)
  useLayoutEffect(() => {
    let request = 0
    let last = ''
    const follow = () => {
      const own = frame.current
      const thing = elementOf(key)
      if (own && thing) {
        const now = [thing.getBoundingClientRect(), own.offsetHeight]
        const seen = JSON.stringify(now)
        if (seen !== last) setPlaced(placeNow(own, thing))
        last = seen
      }
      request = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(request)
  }, [frame, key])
  return placed
}

function placeNow(own: HTMLElement, thing: Element): Placed {
  const isOnBoard = thing.closest('.table-board') !== null
  const area = document.querySelector(isOnBoard ? '.table-board' : '.table') ?? document.body
  return besideThing(own, thing, area.getBoundingClientRect())
}

/** Its rows: what can be chosen first, then what cannot, with the reason. */
export function PopoverPanel({ at, choosing, ui, reading, onRule }: Props) {
  const say = useSay(TABLE)
  const list = useRef<HTMLDivElement>(null)
  const key = keyOf(at)
  const { title, note, rows, verbs, reasons } = contentOf(at, choosing, ui, reading)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with the thing that it is opened at.
  useEffect(() => {
    const opener = document.activeElement
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement || opener instanceof SVGElement) {
        opener.focus({ preventScroll: true })
      }
    }
  }, [key])
  return (
    <>
      <div className="popover-head">
        <strong>{title}</strong>
        {note && <span className="muted">{note}</span>}
        <button
          type="button"
          className="button plain icon-only"
          aria-label={say('close')}
          onClick={() => choosing.open(null)}
        >
          <Icon shape="gi:cancel" size={14} />
        </button>
      </div>
      <div ref={list} role="menu" aria-label={title} onKeyDown={moveAlong} tabIndex={-1}>
        {verbs.map((verb) => (
          <VerbRow key={verb.id} verb={verb} choosing={choosing} ui={ui} reading={reading} />
        ))}
        {rows.map((option) => (
          <OptionRow
            key={option.id}
            option={option}
            choosing={choosing}
            ui={ui}
            reading={reading}
          />
        ))}
        {reasons.map((reason) => (
          <ReasonRow
            key={reason.what + reason.why}
            reason={reason}
            words={reading.words}
            onRule={onRule}
          />
        ))}
      </div>
    </>
  )
}

interface Content {
  readonly title: string
  readonly note: string
  readonly verbs: readonly Verb[]
  readonly rows: readonly Option[]
  readonly reasons: readonly Unavailable[]
}

/** Behind "…" stand verbs; at a verb its options; at a thing everything that can be done there. */
function contentOf(
  at: Target,
  { choices, verbs, verb, under, unavailable, isSingle }: Choosing,
  ui: AnyGameUi,
  reading: Reading<unknown>,
): Content {
  const merged = (options: readonly Option[]) =>
    isSingle ? distinct(options, reading.words) : options
  if (at.kind === 'more') {
    const rare = verbs.filter(({ stands }) => stands === 'more')
    const title = sayIn(TABLE, reading.language)('more-verbs')
    return { title, note: '', verbs: rare, rows: [], reasons: [] }
  }
  if (at.kind === 'verb') {
    const own = verbs.find(({ id }) => id === at.id)
    const rows = merged(under(String(at.id)))
    const reasons =
      rows.length > 0 ? [] : (ui.verbs?.unavailableTo(String(at.id), unavailable) ?? [])
    return { title: own?.label ?? '', note: '', verbs: [], rows, reasons: reasons.slice(0, 4) }
  }
  const explained = ui.explain(at, reading.view, reading.words, reading.language)
  const all = merged(choices.optionsAt(at.kind, at.id))
  const isFirst = (option: Option) => verb !== null && ui.verbs!.verbsOf(option).includes(verb.id)
  return {
    title: explained?.title ?? '',
    note: explained?.sort ?? '',
    verbs: [],
    rows: [...all.filter(isFirst), ...all.filter((option) => !isFirst(option))],
    reasons: choices.unavailableAt(at.kind, at.id),
  }
}

type RowProps = Pick<Props, 'choosing' | 'ui' | 'reading'>

function VerbRow({ verb, choosing, ui, reading }: RowProps & { readonly verb: Verb }) {
  const options = choosing.under(verb.id)
  const fact = ui.verbs?.factOf(verb.id, options, choosing.unavailable, reading) ?? ''
  return (
    <Row
      icon={verb.icon}
      name={verb.label}
      isOff={options.length === 0}
      onPress={() => choosing.pressVerb(verb)}
    >
      <span className="muted">{fact}</span>
    </Row>
  )
}

function OptionRow({ option, choosing, ui, reading }: RowProps & { readonly option: Option }) {
  const price = ui.priceOf?.(option, reading) ?? null
  const { lines = [], outcomes = [] } = ui.riskOf?.(option, reading) ?? {}
  return (
    <Row
      icon={iconOf(option, choosing, ui)}
      name={ui.nameOf?.(option, reading) ?? render(reading.words, `option.${option.label}`)}
      price={price && <PriceCards price={price} />}
      option={option}
      onPress={() => choosing.pick(option)}
      onLook={(on) => choosing.preview(on ? option : null)}
    >
      {outcomes.length > 0 && <Outcomes outcomes={outcomes} />}
      {lines.map(({ text, tone }) => (
        <span key={text} className={tone}>
          {text}
        </span>
      ))}
    </Row>
  )
}

/** As wide as they are likely, but never too narrow for their words. */
function Outcomes({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  return (
    <span className="outcomes">
      {outcomes.map(({ text, chance, tone }) => (
        <span key={text} className={tone} style={{ flexGrow: chance }}>
          {text}
        </span>
      ))}
    </span>
  )
}

function iconOf(option: Option, { verbs }: Choosing, ui: AnyGameUi): IconShape | null {
  const [first] = ui.verbs?.verbsOf(option) ?? []
  return verbs.find(({ id }) => id === first)?.icon ?? null
}

function ReasonRow({
  reason: { what, why, params, rule },
  words,
  onRule,
}: {
  readonly reason: Unavailable
  readonly words: Reading<unknown>['words']
  readonly onRule: (rule: string) => void
}) {
  const say = useSay(TABLE)
  return (
    <Row icon="gi:cancel" name={render(words, what, params)} isOff onPress={() => onRule(rule)}>
      <span className="warn">
        {say('not-now-why', { reason: render(words, `why.${why}`, params) })}
      </span>
      <span className="rule-link">
        {rule}
        <RuleName rule={rule} />
      </span>
    </Row>
  )
}

interface RowContent {
  readonly icon: IconShape | null
  readonly name: string
  readonly price?: ReactNode
  readonly option?: Option
  readonly isOff?: boolean
  readonly onPress: () => void
  readonly onLook?: (on: boolean) => void
  readonly children: ReactNode
}

function Row({ icon, name, price, option, isOff = false, onPress, onLook, children }: RowContent) {
  return (
    <button
      type="button"
      role="menuitem"
      className={isOff ? 'popover-row off' : 'popover-row'}
      aria-disabled={isOff || undefined}
      data-option={option?.id}
      onClick={onPress}
      onPointerEnter={() => onLook?.(true)}
      onPointerLeave={() => onLook?.(false)}
      onFocus={() => onLook?.(true)}
      onBlur={() => onLook?.(false)}
    >
      <span className="popover-icon">{icon && <Icon shape={icon} size={24} />}</span>
      <span className="popover-words">
        <span className="popover-name">
          <strong>{name}</strong>
          {price}
        </span>
        <span className="popover-notes">{children}</span>
      </span>
    </button>
  )
}

function moveAlong(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  event.stopPropagation()
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const now = rows.indexOf(document.activeElement as HTMLElement)
  rows[(now + step + rows.length) % rows.length]?.focus()
}
