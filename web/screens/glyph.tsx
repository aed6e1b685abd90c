/** Small line drawings for the buttons of the pages. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  moon: 'M20 14.5A8.5 8.5 0 119.5 4a7 7 0 0010.5 10.5z',
  gear: 'M12 8.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM12 2v3.5M12 18.5V22M3.34 7l3.03 1.75M17.63 15.25L20.66 17M3.34 17l3.03-1.75M17.63 8.75L20.66 7M12 5.5a6.5 6.5 0 100 13 6.5 6.5 0 000-13z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20 20',
  link: 'M10 14a4 4 0 006 .5l3-3a4 4 0 00-5.7-5.7L12 7M14 10a4 4 0 00-6-.5l-3 3a4 4 0 005.7 5.7L12 17',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M12 18v-7M9 13.5l3-3 3 3',
  check: 'M5 12.5l4.5 4.5L19 7',
  close: 'M6 6l12 12M18 6L6 18',
  person: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20c.8-4 4-6 7.5-6s6.7 2 7.5 6',
  games: 'M4 9l3-4h10l3 4v11h-5v-6H9v6H4zM4 9h16M12 5v4',
  people:
    'M9 5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM2.5 19.500c.6-3.500 3.300-5.200 6.500-5.200s5.900 1.700 6.500 5.200M16 5.300a3.300 3.300 0 010 6.400M18 14.700c2 .7 3.200 2.300 3.600 4.800',
  bot: 'M5 9h14v10H5zM12 9V5M9 13v2M15 13v2M2.5 13v3M21.5 13v3M12 3.2v.1',
  clock: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7.5V12l3 2',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9.3a2.7 2.7 0 100 5.4 2.7 2.7 0 000-5.4z',
  seal: 'M12 3l7.5 3v6c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6zM9 12l2.2 2.2L15.5 10',
  play: 'M8 5.5v13l10.5-6.5z',
  book: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5v13',
} as const

export type GlyphName = keyof typeof PATHS

export function Glyph({ name, size = 20 }: { readonly name: GlyphName; readonly size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className="glyph" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
