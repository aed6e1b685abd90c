import type { Translation } from '@bulkhead/kernel'
import type { convict as english } from '../../en/crew/convict.ts'

/** The Convict and the handcuffs. */
export const convict: Translation<typeof english> = {
  'character.convict': 'Prisonnier',
  'the.convict': 'le Prisonnier',
  'trait.trait-convict': 'Dur à cuire',
  'trait-text.trait-convict':
    'Vous survivez à une Blessure grave de plus : seulement avec quatre, une autre Blessure vous tue.',
  'trait-brief.trait-convict': 'Vous survivez à une Blessure grave de plus que les autres.',

  'card.no-way': 'Hors de question',
  'card.short-tempered': 'Irascible',
  'card.opportunist': 'Opportuniste',
  'card.punch': 'Coup de poing',
  'card.scrounge': 'Récupération',

  'card-text.no-way':
    "Réaction : ce qu'un autre joueur fait pour vous déplacer, vous faire défausser ou annuler votre Action est sans effet sur vous. Personne ne peut l'interrompre.",
  'card-brief.no-way': 'Personne ne vous déplace, ne vous fait défausser ni ne vous interrompt.',
  'card-text.short-tempered':
    "Effectuez l'action de votre salle en état sans payer ; quand elle est terminée, faites un jet de bruit.",
  'card-brief.short-tempered': 'Utilisez la salle sans payer ; puis faites un jet de bruit.',
  'card-text.opportunist':
    'Allez dans une salle voisine, ou fuyez ; puis une porte fermée est mise dans le couloir emprunté, même si sa porte était détruite.',
  'card-brief.opportunist': 'Déplacez-vous ou fuyez ; le couloir emprunté se ferme derrière vous.',
  'card-text.punch':
    "Faites une attaque au corps à corps et ajoutez 1 Dégât à l'Intrus, touché ou manqué ; manquer vous coûte quand même une Blessure.",
  'card-brief.punch': 'Une attaque au corps à corps avec 1 Dégât de plus, touché ou manqué.',
  'card-text.scrounge': "Fouillez votre salle, même si son compteur d'Objets est à 0.",

  'item.handcuffs': 'Menottes',
  'item.handcuff-keys': 'Clés des menottes',
  'item.bionic-arm': 'Bras bionique',
  'item.pipe': 'Tuyau',
  'item-text.handcuffs':
    'Elles occupent une main et ne peuvent être ni lâchées ni échangées ; Corps à corps, Ramasser et Fabriquer vous coûtent 1 carte de plus. Elles partent dès que les clés sont abandonnées.',
  'item-brief.handcuffs':
    'Une main prise ; Corps à corps, Ramasser et Fabriquer : 1 carte de plus.',
  'item-text.handcuff-keys':
    'Abandonnez-les à tout moment de votre tour, ou au Prisonnier : les menottes sont ôtées. Si vous mourez, hibernez ou partez, elles le sont aussi.',
  'item-brief.handcuff-keys': 'Abandonnez-les à votre tour, et le Prisonnier est libre.',
  'item-text.bionic-arm':
    "Repos comme avec la carte. Une fois, gratuit : posez-le sur une de vos Blessures graves, qui n'a plus d'effet.",
  'item-brief.bionic-arm':
    "Repos ; une fois, gratuit : une de vos Blessures graves n'a plus d'effet.",
  'item-text.pipe':
    "Quand vous manquez au corps à corps : 1 Blessure légère au lieu de la grave ; puis vous le perdez, et pouvez en trouver un autre dans n'importe quelle salle. Il ne peut pas être échangé.",
  'item-brief.pipe': "Un coup manqué ne vous coûte qu'une Blessure légère, et le Tuyau.",

  'option.no-way': "Jouer Hors de question : c'est sans effet sur vous",
  'option.opportunist':
    'Aller dans {place} et fermer le passage ({corridor:way} ; {action}, {cost:cards})',
  'option.punch': 'Frapper {intruder} du poing ({action}, {cost:cards})',
  'option.scrounge': 'Récupérer : 2 Objets ({colour}), gardez-en 1 ({action}, {cost:cards})',
  'option.bionic-arm': 'Scanner les cartes Contamination de votre main ({action}, {cost:cards})',
  'option.cover-wound': 'Poser le Bras bionique sur la Blessure : {wound} (gratuit)',
  'option.give-up-keys': 'Abandonner les clés : le Prisonnier est libre (gratuit)',

  'log.freed': "{seat:Seat} n'a plus de menottes.",
  'log.wound-covered': '{seat:Seat} pose le Bras bionique sur une Blessure : {wound}.',
  'log.pipe-breaks': 'Le Tuyau prend le pire.',
}
