import type { AftermathView } from '@bulkhead/aftermath'
import { IconAt } from '../../ui/icon.tsx'
import type { Say } from '../../words/words.ts'
import type { More } from '../hull/board.tsx'
import { Frame, type Standing } from '../hull/board-figures.tsx'
import type { PartProps } from '../ui.ts'
import type { AftWord } from './board-words.ts'
import { AIM_ICONS, LAIKA, TURRET } from './icons.ts'

type Props = PartProps<AftermathView>

/** What stands among the figures, but is no Character and no Intruder. */
export function figuresOf(props: Props, say: Say<AftWord>): readonly More[] {
  return [...turretsOf(props, say), ...laikaOf(props, say)]
}

/** The dog where she runs by herself: a rounded square, never a disc. */
function laikaOf(props: Props, say: Say<AftWord>): readonly More[] {
  const { laika, players } = props.view
  if (laika?.where !== 'room') return []
  const master = players.findIndex(({ character }) => character === HUNTER)
  const draw = (standing: Standing) => (
    <Frame
      standing={standing}
      label={say('laika')}
      choices={props.choices}
      fresh={props.fresh}
      className={`aft-laika hull-seat-${master}`}
    >
      <rect className="hull-face" x={-13} y={-13} width={26} height={26} rx={7} />
      <IconAt shape={LAIKA} x={0} y={0} size={20} />
    </Frame>
  )
  return [{ kind: 'laika', id: 'laika', place: laika.room, draw }]
}

const HUNTER = 'bounty-hunter'

/** Nothing else is a trapeze. */
function turretsOf(props: Props, say: Say<AftWord>): readonly More[] {
  return props.view.rooms.flatMap(({ turret }, place): More[] =>
    turret
      ? [
          {
            kind: 'turret',
            id: place,
            place,
            draw: (standing) => (
              <TurretFigure {...props} standing={standing} mode={turret.mode} say={say} />
            ),
          },
        ]
      : [],
  )
}

function TurretFigure({
  standing,
  mode,
  choices,
  fresh,
  say,
}: Props & {
  readonly standing: Standing
  readonly mode: string | null
  readonly say: Say<AftWord>
}) {
  const aim = say(`aim.${mode ?? 'hidden'}` as AftWord)
  return (
    <Frame
      standing={standing}
      label={say('turret', { aim })}
      choices={choices}
      fresh={fresh}
      className={`aft-turret aft-aims-${mode ?? 'hidden'}`}
    >
      <path className="aft-turret-back" d="M-8 -14H8L15 13H-15Z" />
      <IconAt shape={TURRET} x={0} y={1} size={20} />
      <g className="aft-aim" transform="translate(13 -9)">
        <circle cx={1.5} cy={1.5} r={8} />
        <circle r={8} />
        {mode === null ? (
          <text y={4.4}>?</text>
        ) : (
          <IconAt shape={AIM_ICONS[mode]} x={0} y={0} size={11} />
        )}
      </g>
    </Frame>
  )
}
