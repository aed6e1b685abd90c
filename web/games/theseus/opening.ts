import type { Option } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import type { Asked } from '../../play/position.ts'
import type { Advice } from '../coach.ts'

/** Answers for the set-up and one's first two turns. */

/** Of two players' turns, the number of one's second. */
const LAST_TURN = 4

export function advise({ options, prompt, min }: Asked, { turn }: TheseusView): Advice | null {
  if (turn.number > LAST_TURN) return null
  const wanted = WANTED.map((label) => options.find((option) => option.label === label))
  const first = wanted.find((option) => option !== undefined) ?? options.find(isInTheWay)
  const picks = first ? [first.id] : options.slice(0, min).map(({ id }) => id)
  return { picks, text: TEXTS[prompt] ?? ELSE }
}

/** A slot that both factions pass soon. */
function isInTheWay({ label, targets }: Option): boolean {
  return label === 'install' && targets?.some(({ id }) => id === 'control-room') === true
}

/** Before anything else. */
const WANTED = ['plan-install', 'plan-draw', 'go-on', 'end-turn']

const ELSE = { en: 'Take the ringed one for now.', fr: 'Prenez pour l’instant ce qui est cerclé.' }

const TEXTS: Readonly<Record<string, Advice['text']>> = {
  'starting-card': {
    en: 'Install this card to begin with.',
    fr: 'Installez cette carte pour commencer.',
  },
  install: {
    en: 'Put it here: many units will stop in this Sector.',
    fr: 'Posez-la ici : beaucoup d’unités s’arrêteront dans ce Secteur.',
  },
  'place-unit': {
    en: 'Let this unit start here.',
    fr: 'Faites commencer cette unité ici.',
  },
  movement: {
    en: 'Move this unit: it goes on by as many Sectors as units stand here.',
    fr: 'Déplacez cette unité : elle avance d’autant de Secteurs qu’il y a d’unités ici.',
  },
  'attack-target': { en: 'Attack this one.', fr: 'Attaquez celle-ci.' },
  room: { en: 'Let it land in this Room.', fr: 'Faites-la arriver dans cette Salle.' },
  planning: {
    en: 'Use the dashed slot: it brings you a card.',
    fr: 'Utilisez l’emplacement pointillé : il vous apporte une carte.',
  },
  malfunction: {
    en: 'The Control Room puts an enemy card out of action: this one.',
    fr: 'La Salle de Contrôle met une carte ennemie hors service : celle-ci.',
  },
  moment: { en: 'Keep what you have, and go on.', fr: 'Gardez ce que vous avez, et continuez.' },
}
