import type { LockdownView } from '@bulkhead/lockdown'
import { memo } from 'react'
import { HullOwn } from '../hull/own.tsx'
import type { PartProps } from '../ui.ts'
import { LOCKDOWN } from './game.ts'
import { KnowledgeTrack, OwnCodes } from './own-knowledge.tsx'

/** One's own board, with Knowledge and one's codes. */
export const Own = memo(function Own(props: PartProps<LockdownView> & { readonly part: string }) {
  const { seat, view } = props
  const isPlaying = seat !== null && view.phase !== 'draft'
  return (
    <HullOwn
      {...props}
      game={LOCKDOWN}
      marks={isPlaying && <KnowledgeTrack {...props} seat={seat} />}
      secrets={isPlaying && <OwnCodes {...props} seat={seat} />}
    />
  )
})
