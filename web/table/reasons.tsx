import type { Dictionary, Language } from '@bulkhead/kernel'
import { useEffect, useState } from 'react'
import type { AnyGameUi } from '../games/ui.ts'
import type { BotReason, Position } from '../play/position.ts'
import { useSettings } from '../play/settings.ts'
import { isRefused, type TableSource } from '../play/source.ts'
import { SeatBadge } from '../ui/seat-badge.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useSay } from '../words/words.ts'
import { TABLE } from './words.ts'

type Bots = Pick<typeof import('@bulkhead/bots'), 'reasonIn' | 'reasonTexts'>

interface Props {
  readonly ui: AnyGameUi
  readonly source: TableSource
  readonly position: Position
  readonly words: Dictionary
  readonly onClose: () => void
}

/** Why the bots chose as they did, the latest first. */
export function Reasons({ ui, source, position, words, onClose }: Props) {
  const say = useSay(TABLE)
  const { language } = useSettings()
  const [told, setTold] = useState<string | readonly BotReason[] | null>(null)
  const tell = useBotReasons(language, ui.box.id, words)
  useEffect(() => {
    source.reasons().then((found) => setTold(isRefused(found) ? found.message : found))
  }, [source])
  return (
    <Sheet title={say('reasons')} onClose={onClose}>
      {typeof told === 'string' && <p>{told}</p>}
      {Array.isArray(told) && told.length === 0 && <p>{say('reasons-empty')}</p>}
      {tell && Array.isArray(told) && (
        <ol className="reasons" reversed>
          {told.toReversed().map(({ at, seat, because }: BotReason) => {
            const { name, initial } = ui.side(position.view, seat, words)
            return (
              <li key={`${at} ${seat}`}>
                <SeatBadge seat={seat} initial={initial} /> <strong>{name}</strong> {tell(because)}
              </li>
            )
          })}
        </ol>
      )}
    </Sheet>
  )
}

/** The bots' words come with the bots, which the table does without until somebody asks. */
export function useBotReasons(
  language: Language,
  game: string,
  words: Dictionary,
): ((reason: BotReason['because']) => string) | null {
  const [bots, setBots] = useState<Bots | null>(null)
  useEffect(() => {
    import('@bulkhead/bots').then(async (loaded) => {
      await loaded.loadPlayers(game)
      setBots(loaded)
    })
  }, [game])
  if (!bots) return null
  const texts = { ...words, ...bots.reasonTexts(language, game) }
  return (reason) => bots.reasonIn(texts, reason)
}
