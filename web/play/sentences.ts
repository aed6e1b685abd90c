import type { Refused } from './position.ts'
import { currentSettings } from './settings.ts'

const ENGLISH = {
  offline: 'There is no connection to the server.',
  failed: 'Something went wrong; please try again.',
  'bad-file': 'This file cannot be read as a saved game.',
}

/** By the code of the refusal; in English whoever refuses says it best. */
const FRENCH: Readonly<Record<string, string>> = {
  offline: 'Il n’y a pas de connexion au serveur.',
  'no-storage': 'Le serveur n’atteint pas ses données ; nouvel essai dans un instant.',
  failed: 'Quelque chose a échoué ; réessayez.',
  'bad-file': 'Ce fichier ne se lit pas comme une partie enregistrée.',
  stale: 'La question a changé entre-temps.',
  'not-asked': 'Vous n’avez rien à décider maintenant.',
  'not-offered': 'Ceci ne s’offre pas à vous maintenant.',
  followed: 'Une autre table continue déjà celle-ci.',
  shown: 'Tout est déjà montré.',
  'cannot-undo': 'Ceci ne peut plus être repris : quelque chose s’est révélé depuis.',
  'cannot-cancel': 'Ce choix ne peut pas être annulé.',
  'not-listed': 'Ce choix n’est pas proposé.',
  'wrong-number': 'Ce nombre de choix ne convient pas.',
  'game-over': 'La partie est terminée.',
  away: 'Un bot joue cette place jusqu’à ce que vous la repreniez.',
  'undo-asked': 'Quelqu’un l’a déjà demandé.',
  present: 'La personne est là, ou l’était à l’instant.',
  bot: 'Un bot joue déjà cette place.',
  yours: 'Vous jouez déjà cette place.',
  full: 'Toutes les places de cette table sont prises.',
  taken: 'Cette place est prise.',
  seated: 'Vous êtes déjà assis à cette table.',
  started: 'La partie a déjà commencé.',
  'not-started': 'La partie n’a pas encore commencé.',
  'not-full': 'Il reste des places libres.',
  'not-over': 'La partie n’est pas encore terminée.',
  ended: 'Cette table est déjà fermée.',
  'who-are-you': 'Dites d’abord votre nom au serveur.',
  forbidden: 'Ceci n’est pas permis ici.',
  'not-found': 'Ceci n’existe pas ou plus.',
  'bad-request': 'Cette demande ne convient pas.',
  'bad-setup': 'Le jeu ne se joue pas ainsi.',
  'bad-token': 'Ce lien a déjà servi ou est trop ancien.',
  'too-many': 'Trop de demandes ; attendez un instant.',
  'too-large': 'Ceci est trop grand.',
  'bad-save': 'Ce fichier n’est pas une partie, ou il a été abîmé ou modifié.',
  'foreign-save': 'Cette partie a été enregistrée avec une autre version.',
  'not-your-seat': 'Jusqu’à la fin chacun regarde par ses propres yeux.',
  'rules-failed': 'Les règles ont échoué ici : choisissez autre chose et signalez-le.',
  'not-kept': 'Le navigateur n’a pas pu garder ceci : il manque de place, ou n’y est pas autorisé.',
  'unknown-game': 'Ce jeu ne peut pas être joué ici.',
  'still-running': 'Cette partie n’est pas encore terminée.',
  'over-there': 'La partie est terminée à ce moment : reculez d’un pas pour la reprendre.',
}

/** A refusal in the reader's language. */
export function inOurWords({ error, message }: Refused): Refused {
  const { language } = currentSettings()
  return { error, message: (language === 'fr' && FRENCH[error]) || message }
}

export function ourRefusal(error: keyof typeof ENGLISH): Refused {
  return inOurWords({ error, message: ENGLISH[error] })
}
