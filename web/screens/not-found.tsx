import { useSay, words } from '../words/words.ts'
import { Trouble } from './trouble.tsx'

const WORDS = words(
  {
    title: 'Nothing here',
    text: 'This corridor leads nowhere: there is no page at this address. Perhaps a link was cut short.',
  },
  {
    title: 'Rien ici',
    text: 'Ce couloir ne mène nulle part : il n’y a pas de page à cette adresse. Le lien est peut-être incomplet.',
  },
)

export default function NotFound() {
  const say = useSay(WORDS)
  return <Trouble title={say('title')} why={say('text')} />
}
