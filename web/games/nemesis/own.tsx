import type { NemesisView } from '@bulkhead/nemesis'
import { memo } from 'react'
import { HullOwn, type Instead } from '../hull/own.tsx'
import type { PartProps } from '../ui.ts'
import { NEMESIS } from './game.ts'
import { IntruderPlayerHead, OwnIntruderPlayer } from './own-intruder-player.tsx'

/** One's own board; whoever plays the Intruders has their cards instead. */
export const Own = memo(function Own(props: PartProps<NemesisView> & { readonly part: string }) {
  return <HullOwn {...props} game={NEMESIS} instead={intruderPlayer(props)} />
})

function intruderPlayer({ seat, ...props }: PartProps<NemesisView>): Instead | undefined {
  const { intruderPlayer } = props.view
  if (seat === null || intruderPlayer?.seat !== seat) return undefined
  const mine = { ...props, seat, intruderPlayer }
  return {
    body: <IntruderPlayerHead {...mine} />,
    cards: (form) => <OwnIntruderPlayer {...mine} form={form} />,
  }
}
