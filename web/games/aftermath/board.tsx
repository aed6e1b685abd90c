import type { AftermathView } from '@bulkhead/aftermath'
import { memo, useMemo } from 'react'
import { type Say, useSay } from '../../words/words.ts'
import { usePanel } from '../hull/board-panel.ts'
import { layoutOf } from '../nemesis/board-layout.ts'
import { ShipBoard } from '../nemesis/board-ship.tsx'
import type { PartProps } from '../ui.ts'
import { AlertCard } from './board-alert.tsx'
import { figuresOf } from './board-figures.tsx'
import { DRAWN, isDocked } from './board-layout.ts'
import { Shuttle, Sleeve } from './board-shuttle.tsx'
import { TokenMark, tokenWords } from './board-token.tsx'
import { AFT_WORDS, type AftWord } from './board-words.ts'
import { AFTERMATH } from './game.ts'
import './board-aftermath.css'

/** The ship, with the Shuttle beside it where that is docked. */
export const Board = memo(function Board(props: PartProps<AftermathView>) {
  const { view, words, choices, fresh } = props
  const say = useSay(AFT_WORDS)
  const [frame, panel] = usePanel()
  const { board } = view
  const layout = useMemo(() => layoutOf(DRAWN[board], panel), [board, panel])
  const hasShuttle = isDocked(board)
  return (
    <ShipBoard
      {...props}
      game={AFTERMATH}
      layout={layout}
      frame={frame}
      ground={hasShuttle && <Shuttle layout={layout} />}
      alsoOf={(place) => alsoOf(view, place, words, say)}
      more={figuresOf(props, say)}
    >
      {hasShuttle && <Sleeve {...props} layout={layout} />}
      {view.rooms.map(
        (room, place) =>
          room.hasAftermath && (
            <TokenMark
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number.
              key={place}
              place={place}
              token={room.aftermath}
              layout={layout}
              label={tokenWords(room, words, say)}
              choices={choices}
              fresh={fresh}
            />
          ),
      )}
      {hasShuttle && <AlertCard {...props} layout={layout} />}
    </ShipBoard>
  )
})

/** What only this game has in a room. */
function alsoOf(
  { rooms }: AftermathView,
  place: number,
  words: PartProps<AftermathView>['words'],
  say: Say<AftWord>,
): string[] {
  const room = rooms[place]
  const { hasAftermath, slimeRoom, turret } = room
  return [
    ...(hasAftermath ? [tokenWords(room, words, say)] : []),
    ...(slimeRoom ? [words['token.slime-room']] : []),
    ...(turret ? [say('turret', { aim: say(`aim.${turret.mode ?? 'hidden'}` as AftWord) })] : []),
  ]
}
