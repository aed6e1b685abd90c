import type { AftermathView } from '@bulkhead/aftermath'
import { memo, type ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { HullOwn } from '../hull/own.tsx'
import { Thing } from '../hull/thing.tsx'
import type { PartProps } from '../ui.ts'
import { AFTERMATH } from './game.ts'
import { LAIKA, TRAIT } from './icons.ts'
import { OWN } from './own-words.ts'

type Props = PartProps<AftermathView>

/** One's own board, with the Trait and the dog before what is carried. */
export const Own = memo(function Own(props: Props & { readonly part: string }) {
  return <HullOwn {...props} game={AFTERMATH} tiles={tilesOf(props)} />
})

function tilesOf(props: Props): readonly ReactNode[] {
  const { view, seat } = props
  if (seat === null || view.phase === 'draft') return []
  const { character } = view.players[seat]
  const hasDog = character === 'bounty-hunter' && view.laika !== null
  return [
    ...(hasDog ? [<LaikaTile key="laika" {...props} />] : []),
    // Hers is the Trait of her master.
    ...(view.traits && !hasDog ? [<TraitTile key="trait" {...props} character={character} />] : []),
  ]
}

function TraitTile({ words, choices, fresh, character }: Props & { readonly character: string }) {
  return (
    <Thing kind="trait" id={character} choices={choices} fresh={fresh} className="hull-tile">
      <Icon shape={TRAIT} size={24} />
      <strong>{words[`trait.trait-${character}`]}</strong>
    </Thing>
  )
}

function LaikaTile({ view, choices, fresh }: Props) {
  const say = useSay(OWN)
  const { where } = view.laika!
  return (
    <Thing
      kind="laika"
      id="laika"
      choices={choices}
      fresh={fresh}
      className={where === 'gone' ? 'hull-tile hull-quest' : 'hull-tile'}
    >
      <Icon shape={LAIKA} size={24} />
      <span>
        <strong>{say('laika')}</strong>
        <small>{say(`laika-${where}`)}</small>
      </span>
    </Thing>
  )
}
