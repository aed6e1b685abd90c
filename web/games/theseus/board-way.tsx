import type { Dictionary, Language } from '@bulkhead/kernel'
import { type Say, sayIn } from '../../words/words.ts'
import { usePreview } from '../preview.ts'
import type { BoardProps, Plan } from './board.tsx'
import { fitted } from './fit.ts'
import { BANDS, type Point, type Ring } from './geometry.ts'
import { cardName, initialOf, numberOf, type SlotView, sectorName } from './names.ts'
import { classes, UNHEARD } from './pressable.ts'
import { type Way, wayOf } from './way.ts'
import { theseusWords } from './words.ts'

interface Props extends BoardProps {
  readonly plan: Plan
}

/** Every Movement that can be chosen now, as an arc to where it ends; the one looked at is bold. */
export function Ways(props: Props) {
  const { view, plan, choices, seat } = props
  const options = choices.asked?.options ?? []
  const chosen = useChosenWay(props)
  const ways = options.flatMap((option) => {
    const way = option.label === 'move' ? wayOf(view, option, choices.asked!.seat) : null
    return way ? [way] : []
  })
  if (ways.length === 0 && !chosen) return null
  return (
    <g className="the-ways" {...UNHEARD}>
      {chosen && <Landing plan={plan} way={chosen} />}
      {ways.map((way, lane) => (
        <Arc
          key={way.unit.name}
          plan={plan}
          way={way}
          lane={lane}
          isChosen={false}
          isDim={chosen !== null}
          flag={seat === null ? '' : initialOf(view, way.unit.owner) + numberOf(way.unit.name)}
        />
      ))}
      {chosen && <Arc plan={plan} way={chosen} lane={1} isChosen isDim={false} flag="" />}
    </g>
  )
}

/** The Movement being looked at, in the list or on the board. */
function useChosenWay({ view, choices }: Props): Way | null {
  const option = usePreview(choices, (one) => one)
  const { asked } = choices
  return asked && option ? wayOf(view, option, asked.seat) : null
}

interface ArcProps {
  readonly plan: Plan
  readonly way: Way
  readonly lane: number
  readonly isChosen: boolean
  readonly isDim: boolean
  readonly flag: string
}

function Arc({ plan: { ring }, way, lane, isChosen, isDim, flag }: ArcProps) {
  const radius = BANDS.lane + (lane - 1) * 0.01
  const spread = (lane - 1) * 0.022
  const from = way.from / ring.sectors + spread
  const to = (way.to - 0.12) / ring.sectors + spread
  const end = ring.at(to, radius)
  return (
    <g
      className={classes(
        'the-way',
        `the-seat-${way.unit.owner}`,
        isChosen && 'the-chosen',
        isDim && 'the-dim',
      )}
    >
      <path d={ring.line(from, to, radius)} markerEnd={isChosen ? 'url(#the-tip)' : undefined} />
      {isChosen &&
        stops(way).map((stop) => {
          const { x, y } = ring.at(stop / ring.sectors + spread, radius)
          return <circle key={stop} cx={x} cy={y} r="4" />
        })}
      {!isChosen && flag && <Flag at={besideName(ring, end)} text={flag} />}
    </g>
  )
}

/** Names run close to the lane: a little further out, and more where all is smaller but the letters. */
function besideName({ centre, width, height, isSmall }: Ring, { x, y }: Point): Point {
  const far = isSmall ? 2 : 1
  return { x: x + ((x - centre.x) / width) * 20 * far, y: y + ((y - centre.y) / height) * 14 * far }
}

/** The Sectors that are passed, counted from the Corridors. */
function stops({ from, points }: Way): number[] {
  return Array.from({ length: points - 1 }, (_, i) => from + 1 + i)
}

function Flag({ at, text }: { readonly at: Point; readonly text: string }) {
  return (
    <g className="the-flag" transform={`translate(${at.x} ${at.y})`}>
      <rect x="-12" y="-8.5" width="24" height="17" rx="8.5" />
      <text>{text}</text>
    </g>
  )
}

function Landing({ plan, way }: { readonly plan: Plan; readonly way: Way }) {
  const shape = plan.shapes[way.to % plan.ring.sectors]
  const hasTraps = way.stopped.length > 0 && !way.isSafe
  return <path d={shape.whole.path} className={classes('the-landing', hasTraps && 'the-danger')} />
}

// --- what will happen there, in words ---

type Tone = 'bad' | 'act' | 'warn' | 'calm'

/** In the middle of the station; below it where the middle is small. */
export function WayNote(props: Props) {
  const { plan, words, language } = props
  const way = useChosenWay(props)
  if (!way) return null
  const { ring } = plan
  const width = ring.isSmall ? ring.width - 16 : Math.min(310, ring.width * 0.34)
  const size = ring.isSmall ? 14 : 13.5
  const lines = noteLines(way, words, language).flatMap(({ text, tone }) =>
    fitted(text, width - 24, size, 3).map((line) => ({ line, tone })),
  )
  const height = lines.length * size * 1.35 + 42
  const isBelow = ring.at((way.to % ring.sectors) / ring.sectors, 1).y > ring.centre.y
  const y = ring.isSmall ? (isBelow ? 6 : ring.height - height - 6) : ring.centre.y - height / 2
  const x = ring.centre.x - width / 2
  const title = `${words[`unit.${way.unit.name}`]} → ${sectorName(way.landing.id, words)}`
  return (
    <g className={classes('the-note', `the-seat-${way.unit.owner}`)} {...UNHEARD}>
      <rect x={x} y={y} width={width} height={height} rx="10" />
      <text x={ring.centre.x} y={y + 20} className="the-note-title">
        {title}
      </text>
      {lines.map(({ line, tone }, i) => (
        <text
          key={line}
          x={ring.centre.x}
          y={y + 42 + i * size * 1.35}
          fontSize={size}
          className={`the-tone-${tone}`}
        >
          {line}
        </text>
      ))}
    </g>
  )
}

/** The same in words, for the list of options. */
export function wayText(way: Way, words: Dictionary, language: Language): string {
  return noteLines(way, words, language)
    .map(({ text }) => text)
    .join(' · ')
}

function noteLines(
  way: Way,
  words: Dictionary,
  language: Language,
): { text: string; tone: Tone }[] {
  const say: Say<keyof typeof theseusWords.en & string> = sayIn(theseusWords, language)
  const names = (slots: readonly SlotView[]) =>
    slots
      .map(({ card }) => `${cardName(card!.id, words)}${card!.value ? ` ${card!.value}` : ''}`)
      .join(', ')
  const lines: { text: string; tone: Tone }[] = []
  const add = (text: string, tone: Tone) => lines.push({ text, tone })
  if (way.passed.length > 0) add(say('way.passed', { cards: names(way.passed) }), 'bad')
  if (way.stopped.length > 0) {
    if (way.isSafe) add(say('way.safe'), 'calm')
    else add(say('way.stopped', { cards: names(way.stopped) }), 'bad')
  }
  if (way.crowd !== 'room') add(say(`way.${way.crowd}`), 'warn')
  if (way.shortcuts.length > 0) add(say('way.shortcuts', { cards: names(way.shortcuts) }), 'calm')
  if (way.actions.length > 0) add(say('way.actions', { cards: names(way.actions) }), 'act')
  if (way.sectorAction) add(say(`action.${way.sectorAction}`), 'act')
  else if (way.unit.owner === way.mover) add(say('way.nothing'), 'calm')
  if (way.planning) add(say('way.planning'), 'calm')
  return lines.length > 0 ? lines : [{ text: say('way.clean'), tone: 'calm' }]
}
