import { Suspense } from 'react'
import { Link } from 'wouter'
import { entryOf } from '../../games/index.ts'
import type { AnyGameUi, PartProps } from '../../games/ui.ts'
import { startTips } from '../../play/settings.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { useSay } from '../../words/words.ts'
import { TABLE } from '../words.ts'
import { COACH } from './words.ts'
import './coach.css'

interface Props {
  readonly ui: AnyGameUi
  readonly part: PartProps<unknown>
  readonly isOpening: boolean
  /** Lists all choices; null while there are none. */
  readonly showAll: (() => void) | null
  readonly onClose: () => void
}

/** The reference by one press; every tip, and the ways to learn the game. */
export function Help({ ui, part, isOpening, showAll, onClose }: Props) {
  const say = useSay(COACH)
  const sayTable = useSay(TABLE)
  const { words, language } = part
  const { id } = ui.box
  const tips = ui.coach.tips.map((tip) => ({ id: tip.id, text: tip.text[language] }))
  return (
    <Sheet title={say('help')} wide onClose={onClose}>
      <div className="help-ways">
        {entryOf(id)?.opening && (
          <Link href={isOpening ? `/opening/${id}/anew` : `/opening/${id}`} className="button">
            {say(isOpening ? 'anew' : 'opening')}
          </Link>
        )}
        <Link href={`/learn/${id}`} className="button">
          {say('pictures')}
        </Link>
        <Link href={`/rules/${id}`} className="button">
          {say('rules')}
        </Link>
        {showAll && (
          <button
            type="button"
            className="button"
            onClick={() => {
              onClose()
              showAll()
            }}
          >
            {sayTable('all-choices')}
          </button>
        )}
        {tips.length > 0 && (
          <button
            type="button"
            className="button"
            onClick={() => {
              startTips(id)
              onClose()
            }}
          >
            {say('tips-again')}
          </button>
        )}
      </div>
      <Suspense>
        <ui.Reference words={words} language={language} />
      </Suspense>
      {tips.length > 0 && (
        <>
          <h3 className="pane-title">{say('tips')}</h3>
          <ul className="help-tips">
            {tips.map((tip) => (
              <li key={tip.id}>{tip.text}</li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  )
}
