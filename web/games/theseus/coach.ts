import type { TheseusView } from '@bulkhead/theseus'
import { type Coach, type Situation, thingAt } from '../coach.ts'
import { advise } from './opening.ts'

type Now = Situation<TheseusView>

const OWN = ':is(.table-own, .phone-pane)'
const LIT = '.table-board [data-lit]'

/** While this is asked. */
const asked = (prompts: readonly string[], at: string) => (now: Now) =>
  prompts.includes(now.asked.prompt) ? at : null

/** The unit of the reader's that was hit last. */
function struck({ lines, view, asked: { seat } }: Now): string | null {
  const { faction } = view.players[seat]
  const line = lines.findLast(
    ({ kind, params }) => kind === 'wounded' && params?.faction !== faction,
  )
  return line ? thingAt('unit', String(line.params?.unit)) : null
}

export const coach: Coach<TheseusView> = {
  tips: [
    {
      id: 'card',
      text: {
        en: 'Your first card. Traps hit enemies who stop beside them; Action cards act when your own unit stops there.',
        fr: 'Votre première carte. Un piège frappe l’ennemi qui s’y arrête ; une carte Action agit quand votre unité s’y arrête.',
      },
      at: asked(['starting-card'], OWN),
    },
    {
      id: 'slot',
      text: {
        en: 'Each Sector has slots on its outer edge. A card works only for the Sector that it lies at: think who will stop there.',
        fr: 'Chaque Secteur a des emplacements au bord. Une carte n’agit que dans son Secteur : pensez à qui s’y arrêtera.',
      },
      at: asked(['install'], LIT),
    },
    {
      id: 'units',
      text: {
        en: 'Units stand in Rooms, one in each. They attack through the openings in the walls, called Passages.',
        fr: 'Les unités se tiennent dans les Salles, une par Salle. Elles attaquent par les ouvertures des murs : les Passages.',
      },
      at: asked(['place-unit'], LIT),
    },
    {
      id: 'landing',
      text: {
        en: 'Each turn one unit moves on clockwise: as many Sectors as units stand where it starts. Rest on one to see where it lands.',
        fr: 'À chaque tour, une unité avance en sens horaire d’autant de Secteurs qu’il y a d’unités là où elle part. Visez-la pour voir où.',
      },
      at: asked(['movement'], LIT),
    },
    {
      id: 'attack',
      text: {
        en: 'An attack costs the other faction Life. Whoever comes to 0 Life loses; the arcs in the middle count it.',
        fr: 'Une attaque coûte de la Vie à l’autre faction. À 0 Vie, on a perdu ; les arcs du centre tiennent le compte.',
      },
      at: asked(['attack-target'], LIT),
    },
    {
      id: 'room',
      text: {
        en: 'You choose the Room in which it lands: look which Passages lead to enemies, and which keep you safe.',
        fr: 'Vous choisissez la Salle d’arrivée : regardez quels Passages mènent à l’ennemi, et lesquels vous protègent.',
      },
      at: asked(['room'], LIT),
    },
    {
      id: 'planning',
      text: {
        en: 'Planning ends a turn. Where you landed, a card waits in a dashed slot: draw one, install yours, or throw out an enemy’s.',
        fr: 'La planification clôt le tour. Là où vous êtes, un emplacement pointillé : piochez, installez votre carte, ou chassez celle d’un ennemi.',
      },
      at: asked(['planning'], LIT),
    },
    {
      id: 'upgrade',
      text: {
        en: 'An Upgrade token turns a unit to its better side, or raises the number on a card by 1. You may also keep it.',
        fr: 'Un jeton Amélioration retourne une unité sur son meilleur côté, ou ajoute 1 au nombre d’une carte. On peut aussi le garder.',
      },
      at: asked(['moment'], OWN),
    },
    {
      id: 'wounded',
      text: {
        en: 'One of yours was hit, and your faction lost Life. Units stay on the board: they only cost you Life.',
        fr: 'L’une de vos unités a été touchée : votre faction perd de la Vie. L’unité, elle, reste en jeu.',
      },
      at: struck,
    },
  ],
  advise,
}
