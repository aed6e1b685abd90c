import { type Dictionary, type Language, render } from '@bulkhead/kernel'
import { useEffect, useState } from 'react'
import type { AnyGameUi } from '../games/ui.ts'
import type { BotReason, Position } from '../play/position.ts'
import { useSettings } from '../play/settings.ts'
import { isRefused, type TableSource } from '../play/source.ts'
import { SeatBadge } from '../ui/seat-badge.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useSay } from '../words/words.ts'
import { TABLE } from './words.ts'

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
  const sentences = useBotSentences(language, ui.rules.id)
  useEffect(() => {
    source.reasons().then((found) => setTold(isRefused(found) ? found.message : found))
  }, [source])
  return (
    <Sheet title={say('reasons')} onClose={onClose}>
      {typeof told === 'string' && <p>{told}</p>}
      {Array.isArray(told) && told.length === 0 && <p>{say('reasons-empty')}</p>}
      {sentences && Array.isArray(told) && (
        <ol className="reasons" reversed>
          {told.toReversed().map(({ at, seat, because }: BotReason) => {
            const { name, initial } = ui.side(position.view, seat, words)
            return (
              <li key={`${at} ${seat}`}>
                <SeatBadge seat={seat} initial={initial} /> <strong>{name}</strong>{' '}
                {render({ ...words, ...sentences }, `because.${because.key}`, because.params)}
              </li>
            )
          })}
        </ol>
      )}
    </Sheet>
  )
}

/** The bots' words come with the bots, which the table does without until somebody asks. */
function useBotSentences(language: Language, game: string): Dictionary | null {
  const [sentences, setSentences] = useState<Dictionary | null>(null)
  useEffect(() => {
    import('@bulkhead/bots').then(({ reasonTexts }) => setSentences(reasonTexts(language, game)))
  }, [language, game])
  return sentences
}
