import type { Translation } from '@bulkhead/kernel'
import type { psychologist as english } from '../../en/crew/psychologist.ts'

/** The Psychologist. */
export const psychologist: Translation<typeof english> = {
  'character.psychologist': 'Psy',
  'the.psychologist': 'la Psy',
  'trait.trait-psychologist': 'Je vous suis',
  'trait-text.trait-psychologist':
    "Quand un autre personnage de votre salle se déplace par une Action, vous pouvez défausser 1 carte Action et l'accompagner. En solitaire dans une salle, vous comptez 1 carte de moins face aux attaques-surprises.",
  'trait-brief.trait-psychologist':
    'Pour 1 carte, suivez un autre. En solitaire, on vous surprend plus aisément.',

  'card.helping-hand': 'Main secourable',
  'card.suggestion': 'Suggestion',
  'card.therapy': 'Thérapie',
  'card.provocation': 'Provocation',

  'card-text.helping-hand':
    'Vous-même : piochez 2 cartes Action, puis défaussez 1 carte. Un autre personnage de votre salle : il en pioche 1, puis en défausse 1.',
  'card-brief.helping-hand': 'Piochez 2, défaussez 1 ; ou un autre ici pioche 1 et défausse 1.',
  'card-text.suggestion':
    "Nommez une action de base ou l'action de la salle : un autre personnage de votre salle l'effectue aussitôt, en la payant, ou défausse 1 carte Action.",
  'card-brief.suggestion': "Un autre ici effectue l'action nommée, ou défausse 1 carte Action.",
  'card-text.therapy':
    'Vous, ou un autre personnage consentant de votre salle, scannez chaque carte Contamination en main comme avec Repos.',
  'card-brief.therapy': 'Vous, ou un autre ici qui accepte, prenez un Repos.',
  'card-text.provocation':
    "Jusqu'à la fin de la manche, 1 Intrus de votre salle attaque 1 autre personnage de votre salle, tant que les deux sont dans une même salle.",
  'card-brief.provocation': 'Dans cette manche, 1 Intrus ici attaque 1 autre personnage nommé.',

  'item.compact-pistol': 'Pistolet compact',
  'item.spy-drone': 'Drone espion',
  'item.emotion-reader': "Lecteur d'émotions",
  'item-text.compact-pistol':
    'Arme à énergie, 2 Munitions. Un double touché compte pour un simple.',
  'item-text.spy-drone':
    "Mettez-le pour de bon sur le plateau d'un autre personnage de votre salle : vous voyez en secret tout ce qu'il consulte et ses décisions secrètes.",
  'item-brief.spy-drone': "Sur un autre ici, pour de bon : vous voyez ce qu'il consulte en secret.",
  'item-text.emotion-reader':
    "Regardez en secret la main et l'inventaire d'un personnage ici ou à côté, mais pas à travers une porte fermée.",
  'item-brief.emotion-reader': "Voyez la main et l'inventaire de quelqu'un ici ou à côté.",

  'option.helping-hand': 'Aider {seat} ({action}, {cost:cards})',
  'option.suggest': 'Suggérer à {seat} : {suggested:action} ({action}, {cost:cards})',
  'option.suggest-room': "Suggérer à {seat} l'action de cette salle ({action}, {cost:cards})",
  'option.therapy': 'Traiter {seat} ({action}, {cost:cards})',
  'option.provocation': 'Provoquer {intruder} contre {seat} ({action}, {cost:cards})',
  'option.spy-drone': 'Le mettre sur le plateau {seat:ofSeat} ({action}, {cost:cards})',
  'option.emotion-reader':
    "Regarder en secret la main et l'inventaire {seat:ofSeat} ({action}, {cost:cards})",
  'option.go-along': 'Suivre, en défaussant {card}',
  'option.stay-behind': 'Rester',

  'prompt.helped': 'Quelle carte de votre main défaussez-vous ?',
  'prompt.suggested': 'Effectuez-vous ce qui est suggéré, ou défaussez-vous une carte Action ?',
  'prompt.be-treated': '{seat:Seat} vous propose une Thérapie : acceptez-vous ?',
  'prompt.go-along': '{seat:Seat} va dans {place} : suivez-vous ?',
  'why.nobody-here': "Il n'y a pas d'autre personnage dans votre salle.",
  'why-brief.nobody-here': 'personne ici',
  'why.nobody-near': "Il n'y a pas d'autre personnage ici ou à côté.",
  'why-brief.nobody-near': 'personne à proximité',

  'log.refuses-therapy': '{seat:Seat} refuse la Thérapie.',
  'log.provoked': '{intruder:Intruder} : provocation contre {seat}.',
  'log.spied-on': '{seat:Seat} met un Drone espion sur {other:seat}.',
  'log.reads': "{seat:Seat} regarde en secret la main et l'inventaire {owner:ofSeat}.",
  'log.sees-card': 'Vous voyez dans la main {owner:ofSeat} : {card}.',
  'log.sees-item': "Vous voyez dans l'inventaire {owner:ofSeat} : {item}.",
}
