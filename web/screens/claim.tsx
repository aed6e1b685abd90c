import { useState } from 'react'
import { Link } from 'wouter'
import type { Identity } from '../play/api.ts'
import { renameLocal } from '../play/local.ts'
import { claim, useIdentity } from '../play/server.ts'
import { changeSettings, currentSettings } from '../play/settings.ts'
import { isRefused } from '../play/source.ts'
import { useSay, words } from '../words/words.ts'
import { Frame } from './frame.tsx'

const WORDS = words(
  {
    title: 'Be yourself here too',
    about:
      'This link makes you the same person on this device as where you made it: the same name, the same tables on the server.',
    replaces:
      'On this device you are “{name}” now. Their tables can then no longer be reached from here.',
    claim: 'Yes, it is me',
    done: 'Welcome, {name}. Your tables are on the first page.',
    'no-link':
      'This link leads nowhere: it works once, for ten minutes. Make another one in the settings there.',
    home: 'To the games',
  },
  {
    title: 'Être vous ici aussi',
    about:
      'Ce lien fait de vous, sur cet appareil, la même personne que là où vous l’avez créé : le même nom, les mêmes tables sur le serveur.',
    replaces: 'Sur cet appareil vous êtes « {name} ». Ses tables ne seront plus accessibles d’ici.',
    claim: 'Oui, c’est moi',
    done: 'Bienvenue, {name}. Vos tables sont sur la première page.',
    'no-link':
      'Ce lien ne mène nulle part : il sert une fois, pendant dix minutes. Créez-en un autre dans les réglages, là-bas.',
    home: 'Vers les jeux',
  },
)

/** A link that was cut short, used, or that is too old. */
const REFUSALS = ['bad-request', 'bad-token']

/** Takes an identity over from another device. The link works once, so it is not used before it is wanted. */
export default function Claim({ token }: { readonly token: string }) {
  const say = useSay(WORDS)
  const before = useIdentity()
  const [me, setMe] = useState<Identity | null>(null)
  const [complaint, setComplaint] = useState('')
  async function take() {
    const claimed = await claim(token)
    if (isRefused(claimed)) {
      const isWrong = REFUSALS.includes(claimed.error)
      return setComplaint(isWrong ? say('no-link') : claimed.message)
    }
    await renameLocal(currentSettings().name, claimed.name)
    changeSettings({ name: claimed.name })
    setMe(claimed)
  }
  return (
    <Frame title={say('title')} className="narrow">
      <section className="page-panel page-centred">
        {me ? (
          <>
            <p role="status">{say('done', { name: me.name })}</p>
            <Link href="/" className="button main">
              {say('home')}
            </Link>
          </>
        ) : (
          <>
            <p>{say('about')}</p>
            {before && <p className="page-note">{say('replaces', { name: before.name })}</p>}
            <button type="button" className="button main" onClick={take}>
              {say('claim')}
            </button>
          </>
        )}
        {complaint && (
          <p className="form-complaint" role="alert">
            {complaint}
          </p>
        )}
      </section>
    </Frame>
  )
}
