import { GAMES } from '../games/index.ts'
import { useSettings } from '../play/settings.ts'
import { useSay } from '../words/words.ts'
import { ABOUT_WORDS } from './about-words.ts'
import { Frame } from './frame.tsx'
import './about.css'

/** Whose drawings and letters these are. */
const CREDITS = [
  {
    name: 'game-icons.net',
    by: 'Lorc, Delapouite, Skoll, sbed, Carl Olsen, DarkZaitzev, Faithtoken, Cathelineau, Caro Asercion, and others',
    licence: 'CC BY 3.0',
    url: 'https://game-icons.net',
  },
  {
    name: 'Chakra Petch',
    by: 'Cadson Demak',
    licence: 'SIL OFL 1.1',
    url: 'https://fonts.google.com/specimen/Chakra+Petch',
  },
  {
    name: 'Exo 2',
    by: 'Natanael Gama',
    licence: 'SIL OFL 1.1',
    url: 'https://fonts.google.com/specimen/Exo+2',
  },
  {
    name: 'Share Tech Mono',
    by: 'Carrois Apostrophe',
    licence: 'SIL OFL 1.1',
    url: 'https://fonts.google.com/specimen/Share+Tech+Mono',
  },
  { name: 'React', by: 'Meta', licence: 'MIT', url: 'https://react.dev' },
  {
    name: 'wouter',
    by: 'Alexey Taktarov',
    licence: 'Unlicense',
    url: 'https://github.com/molefrog/wouter',
  },
  { name: 'd3-zoom, d3-selection', by: 'Mike Bostock', licence: 'ISC', url: 'https://d3js.org' },
  {
    name: 'noble-ciphers, noble-hashes',
    by: 'Paul Miller',
    licence: 'MIT',
    url: 'https://paulmillr.com/noble',
  },
  {
    name: 'idb-keyval',
    by: 'Jake Archibald',
    licence: 'Apache 2.0',
    url: 'https://github.com/jakearchibald/idb-keyval',
  },
]

export default function About() {
  const say = useSay(ABOUT_WORDS)
  const { language } = useSettings()
  const games = new Intl.ListFormat(language).format(GAMES.map(({ name }) => name))
  return (
    <Frame title={say('about')} className="narrow about">
      <section className="page-panel">
        <h2>{say('what')}</h2>
        <p>{say('what-1', { games })}</p>
        <p>{say('what-2')}</p>
      </section>
      <section className="page-panel">
        <h2>{say('unofficial')}</h2>
        <p>{say('unofficial-1', { games })}</p>
        <p>{say('unofficial-2')}</p>
      </section>
      <section className="page-panel">
        <h2>{say('fair')}</h2>
        <p>{say('fair-1')}</p>
        <p>{say('fair-2')}</p>
      </section>
      <section className="page-panel">
        <h2>{say('private')}</h2>
        <p>{say('private-1')}</p>
      </section>
      <section className="page-panel">
        <h2>{say('credits')}</h2>
        <p>{say('credits-1')}</p>
        <ul className="about-credits">
          {CREDITS.map(({ name, by, licence, url }) => (
            <li key={name}>
              <a href={url} rel="noreferrer">
                {name}
              </a>
              <span>{by}</span>
              <span className="mono">{licence}</span>
            </li>
          ))}
        </ul>
      </section>
    </Frame>
  )
}
