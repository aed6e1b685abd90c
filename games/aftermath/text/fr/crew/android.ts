import type { Translation } from '@bulkhead/kernel'
import type { android as english } from '../../en/crew/android.ts'

/** The Android. */
export const android: Translation<typeof english> = {
  'character.android': 'Androïde',
  'the.android': "l'Androïde",
  'trait.trait-android': 'Synthétique',
  'trait-text.trait-android':
    "Seule l'Auto-Réparation panse ou soigne vos Blessures. Une carte Contamination piochée est scannée et retirée aussitôt, contre une Blessure légère si elle est infectée, et vous en piochez une autre. Vos deux Objectifs sont Corporation.",
  'trait-brief.trait-android':
    "Seule l'Auto-Réparation vous soigne. La Contamination piochée est scannée.",

  'card.self-repair': 'Auto-Réparation',
  'card.efficiency': 'Efficacité',
  'card.combat-protocol': 'Protocole de combat',
  'card.overclock': 'Surcadençage',

  'card-text.self-repair':
    'Défaussez du Ruban adhésif pour panser une Blessure grave, des Outils pour en panser une ou en soigner une pansée, ou une Charge énergétique pour soigner toutes les Blessures légères.',
  'card-brief.self-repair': 'Défaussez Ruban adhésif, Outils ou Charge pour réparer vos Blessures.',
  'card-text.efficiency': "Effectuez l'action de votre salle sans payer, s'il n'y a pas de Panne.",
  'card-text.combat-protocol':
    'Tirez avec le Bras armé sans son coût de base ; vous pouvez relancer le dé une fois.',
  'card-brief.combat-protocol':
    'Tirez avec le Bras armé sans payer ; vous pouvez relancer une fois.',
  'card-text.overclock': 'Piochez 2 cartes Action, puis subissez 1 Blessure légère.',

  'item.arm-gun': 'Bras armé',
  'item.power-cell': 'Cellule énergétique',
  'item.deactivation-module': 'Module de désactivation',
  'item-text.arm-gun':
    'Arme à énergie, 4 Munitions. Elle ne prend pas de main et ne peut être ni lâchée ni échangée.',
  'item-brief.arm-gun': 'Arme à énergie, 4 Munitions, sans prendre de main.',
  'item-text.power-cell':
    'Sans elle vous mourez quand le marqueur Temps atteint 5 ; une fois active, quand il atteint 3. Sauf dans un Épilogue.',
  'item-brief.power-cell':
    'Sans elle vous vous arrêtez à 5 sur la piste temporelle, avec elle à 3.',
  'item-text.deactivation-module':
    "Au début de l'étape d'attaque des Intrus : défaussez 1 carte Action, et aucun Intrus ne vous y attaque.",
  'item-brief.deactivation-module':
    "Pour 1 carte, aucun Intrus ne vous attaque à la phase d'Événement.",

  'option.mend-dress':
    'Panser la Blessure grave {wound}, en défaussant : {item} ({action}, {cost:cards})',
  'option.mend-heal':
    'Soigner la Blessure pansée {wound}, en défaussant : {item} ({action}, {cost:cards})',
  'option.mend-heal-light':
    'Soigner toutes les Blessures légères, en défaussant : {item} ({action}, {cost:cards})',
  'option.combat-protocol': 'Tirer sur {quarry:intruder} avec : {item} ({action}, {cost:cards})',
  'option.overclock': 'Piocher 2 cartes contre une Blessure légère ({action}, {cost:cards})',
  'option.hide': 'Se cacher des Intrus, en défaussant {card}',
  'option.be-seen': 'Ne pas se cacher',
  'prompt.hide': 'Les Intrus attaquent : vous cachez-vous avec le Module de désactivation ?',
  'why.only-self-repair': "Seule l'Auto-Réparation répare vos Blessures.",
  'why-brief.only-self-repair': 'Auto-Réparation',

  'log.draws-infected': '{seat:Seat} pioche une carte Contamination et la scanne : infectée.',
  'log.draws-clean': '{seat:Seat} pioche une carte Contamination et la scanne : saine.',
  'log.corporate-only':
    "{seat:Seat} écarte l'Objectif Personnel pour un second Objectif Corporation.",
  'log.hides': 'Les Intrus ne voient pas {seat} à cette étape.',
  'death.shutdown': "la fin de l'énergie",
  'death.scan': 'une carte infectée',
  'death.overclock': 'le surcadençage',
}
