import './patterns.css'

/** Marks that tell apart what colours tell apart, for whoever asks for them; none is like another. */
const MARKS = [
  'M0 10L10 0M-2 2L2 -2M8 12L12 8',
  'M3 3h2v2h-2zM8 8h2v2h-2z',
  'M0 3H10M0 8H10',
  'M3 0V10M8 0V10',
  'M0 0L10 10M-2 8L2 12M8 -2L12 2',
] as const

/** For the definitions of a board; see `patterns.css`. */
export function Patterns() {
  return MARKS.map((d, i) => (
    <pattern key={d} id={`pattern-${i}`} width={10} height={10} patternUnits="userSpaceOnUse">
      <path className="pattern-mark" d={d} />
    </pattern>
  ))
}
