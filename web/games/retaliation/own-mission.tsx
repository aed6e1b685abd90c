import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { briefOf } from '../cards/brief.ts'
import { Hand } from '../cards/hand.tsx'
import { TASK } from './icons.ts'
import type { HandForm, Mine } from './own.tsx'
import { BOARD_WORDS } from './words.ts'

/** What everybody knows of the mission, to be read before anything is chosen. */
export function OwnMission({ view, form, ...shared }: Mine & HandForm) {
  const { words } = shared
  const say = useSay(BOARD_WORDS)
  const tasks = view.missionTask ? [view.missionTask] : view.tasks
  const cards = tasks.map((id) => ({
    key: id,
    at: { kind: 'task', id },
    corner: <Icon shape={TASK} size={18} />,
    name: words[`task.${id}`],
    brief: briefOf(words, 'task', id),
    text: words[`task-text.${id}`],
    foot: say(view.mode === 'coop' ? 'coop-task' : 'mission-task'),
    unusable: { sentence: say('task-open'), rule: 'RET-OBJ-01' },
  }))
  return <Hand cards={cards} label={say('tasks')} form={form} {...shared} />
}
