import { Link } from 'wouter'
import { useSay, words } from '../words/words.ts'
import { Frame } from './frame.tsx'

const WORDS = words(
  {
    title: 'Nothing here',
    text: 'This corridor leads nowhere: there is no page at this address. Perhaps a link was cut short.',
    home: 'Back to the games',
  },
  {
    title: 'Rien ici',
    text: 'Ce couloir ne mène nulle part : il n’y a pas de page à cette adresse. Le lien est peut-être incomplet.',
    home: 'Retour aux jeux',
  },
)

export default function NotFound() {
  const say = useSay(WORDS)
  return (
    <Frame title={say('title')} className="narrow">
      <section className="page-panel page-centred">
        <p>{say('text')}</p>
        <Link href="/" className="button main">
          {say('home')}
        </Link>
      </section>
    </Frame>
  )
}
