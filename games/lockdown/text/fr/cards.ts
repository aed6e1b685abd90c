import type { Translation } from '@bulkhead/kernel'
import type { cards as english } from '../en/cards.ts'

/**
 * Action and Contamination cards, Weaknesses, and what they say. A card costs itself and as many others as it
 * says.
 */
export const cards: Translation<typeof english> = {
  'card.search': 'Fouille',
  'card.rest': 'Repos',
  'card.demolition': 'Démolition',
  'card.interruption': 'Interruption',
  'card.repairs': 'Réparations',
  'card.basic-repairs': 'Menues réparations',
  'card.computer-skills': 'Informaticien',
  'card.desperate-attack': 'Attaque désespérée',
  'card.distraction': 'Distraction',
  'card.obstinate': 'Obstination',
  'card.ventilation-ducts': 'Conduits de ventilation',
  'card.inconspicuous': 'Discrétion',
  'card.weird-metabolism': 'Métabolisme étrange',
  'card.sensitive-hearing': 'Ouïe fine',
  'card.feel-of-the-dark': 'Sens du noir',
  'card.bypass': 'Contournement',
  'card.remote-access': 'Accès à distance',
  'card.data-breach': 'Fuite de données',
  'card.vivisection': 'Vivisection',
  'card.field-experience': 'Expérience du terrain',
  'card.pheromones': 'Phéromones',
  'card.specimen-handling': 'Manipulation de spécimens',
  'card.quarantine': 'Quarantaine',
  'card.stun': 'Neutralisation',
  'card.defense-plan': 'Plan de défense',
  'card.facility-tour': 'Visite guidée',
  'card.cleaning': 'Nettoyage',
  'card.master-keys': 'Passe-partout',
  'card.back-ways': 'Chemins de traverse',
  'card.odds-and-ends': 'Bric-à-brac',
  'card.handyman': 'Bricoleur',
  'card.facility-knowledge': 'Connaissance des lieux',
  'card.old-hand': 'Vieux briscard',
  'card.rover-driver': "Conduite de l'astromobile",
  'card.contamination': 'Contamination',
  'card.contamination-infected': 'Contamination (INFECTÉE)',
  'card.contamination-clean': 'Contamination (saine)',

  // --- what they do ---

  'card-text.search':
    "Dans une salle dont le compteur d'Objets est à 1 ou plus : baissez-le de 1, piochez 2 Objets de la couleur de la salle (une couleur au choix dans une salle blanche), gardez-en 1 et glissez l'autre sous sa pioche.",
  'card-text.rest':
    'Scannez chaque carte Contamination de votre main et retirez les saines. Une infectée vous donne une Larve, ou vous tue si vous en aviez une.',
  'card-text.demolition':
    "Détruisez 1 porte fermée d'un couloir de votre salle, ou posez un marqueur Panne dans votre salle.",
  'card-text.interruption':
    "Réaction : annulez l'action qu'un autre joueur de votre salle vient de payer, ou une Interruption jouée dans votre salle.",
  'card-text.repairs': 'Défaussez le marqueur Panne de votre salle.',
  'card-text.basic-repairs': 'Défaussez le marqueur Panne de votre salle.',
  'card-text.computer-skills':
    "Ouvrez ou fermez 1 porte d'un couloir de votre salle, ou effectuez sans payer l'action de votre salle si elle a un Ordinateur en marche.",
  'card-text.desperate-attack':
    'Prenez 1 carte Contamination ; puis 2 Dégâts à 1 Intrus de votre salle, sans dé. Hors combat, 2 Œufs de votre salle à la place ; vous faites alors un jet de bruit.',
  'card-text.distraction':
    'Défaussez 1 de vos Objets et allez dans une salle voisine sans être attaqué pour cela.',
  'card-text.obstinate':
    'Piochez 1 carte par Blessure grave que vous avez, pansée ou non, ou pansez 1 de vos Blessures graves.',
  'card-text.ventilation-ducts':
    "D'une salle avec une entrée de conduits, allez dans n'importe quelle autre, explorée ou non. Une carte Attaque vous frappe d'abord comme un Adulte dans le noir.",
  'card-text.inconspicuous':
    "Réaction : un Intrus sur le point de vous attaquer attaque un autre personnage de la salle, à votre choix. Ou, dans le noir, vous ne faites pas de jet de bruit à l'étape du sac.",
  'card-text.weird-metabolism':
    'Défaussez 1 carte Contamination de votre main et piochez 2 cartes, ou défaussez votre marqueur Slime.',
  'card-text.sensitive-hearing':
    "Défaussez 1 marqueur Bruit autour de votre salle, ou posez-en un où il n'y en a pas.",
  'card-text.feel-of-the-dark':
    "Réaction : ignorez, pour vous, l'effet dans le noir d'un Événement. Ou, dans le noir, ignorez une attaque-surprise contre vous avant que sa carte soit piochée.",
  'card-text.bypass':
    "Dans une salle avec un Ordinateur en marche : retournez le jeton Courant de n'importe quel secteur ou de l'ascenseur, dans un sens ou dans l'autre.",
  'card-text.remote-access':
    "Dans une salle avec un Ordinateur en marche : effectuez une action d'ordinateur sans la payer, même sans courant.",
  'card-text.data-breach':
    "Dans une salle avec un Ordinateur en marche : regardez en secret 1 jeton Contingence d'un autre joueur, ou 1 salle inexplorée et son jeton.",
  'card-text.vivisection':
    '1 Intrus de votre salle subit 1 Dégât, plus 1 par tranche complète de 2 Connaissances que vous avez, sans dé.',
  'card-text.field-experience':
    'Avec un Intrus dans votre salle, ou un Corps posé là ou porté par quiconque : gagnez 1 Connaissance.',
  'card-text.pheromones':
    "Connaissance 3 : défaussez tous les bruits autour de votre salle. Ou 5 : 1 Larve, Griffeur ou Adulte de votre salle bat en retraite. Ou 7 : 1 Intrus d'une salle voisine, hors combat, la quitte par le chemin de votre choix.",
  'card-text.specimen-handling':
    'Ramassez sans payer un Corps posé dans votre salle, puis piochez 1 carte Action.',
  'card-text.quarantine':
    'Dans une salle avec un Ordinateur en marche : choisissez une salle et fermez toutes ses portes qui ne sont pas détruites.',
  'card-text.stun':
    'Un autre personnage de votre salle qui a 1 à 3 cartes en main les défausse toutes ; ou défaussez 1 de vos Armes : 1 Intrus de votre salle bat en retraite.',
  'card-text.defense-plan':
    "Effectuez sans payer l'action de votre salle blanche ou rouge, ou regardez en secret 2 salles inexplorées (pas leurs jetons).",
  'card-text.facility-tour':
    "Allez dans une salle voisine avec 1 personnage de votre salle, s'il est d'accord. Vous l'explorez ; si elle est vide, vous seul faites un jet de bruit.",
  'card-text.cleaning': 'Défaussez le marqueur Panne de votre salle, ou son marqueur Feu.',
  'card-text.master-keys': "Ouvrez ou fermez jusqu'à 2 portes de couloirs de votre salle.",
  'card-text.back-ways':
    'Allez dans une salle voisine sans jet de bruit ; Silence et Danger de son jeton Exploration ne font rien.',
  'card-text.odds-and-ends':
    "Fouillez comme avec la carte Fouille, même si le compteur d'Objets est à 0.",
  'card-text.handyman':
    "Fabriquez un Objet sans payer ; 1 Objet jaune peut tenir lieu de l'un des composants.",
  'card-text.facility-knowledge':
    "Ouvrez ou fermez 1 porte d'un couloir de votre salle, ou regardez en secret 1 salle inexplorée (pas son jeton).",
  'card-text.old-hand': "Effectuez sans payer l'action d'une salle sans Ordinateur.",
  'card-text.rover-driver':
    "Dans un sas de sortie ou une salle avec un Ordinateur en marche : envoyez l'astromobile vide au bunker ou à un sas de sortie. Ou, avec l'astromobile ici et la grande porte ouverte, gagnez le bunker sans payer.",
  'card-text.contamination':
    "Pas d'action, et elle ne paie rien. Seul un scan dit si elle est infectée ; laissée dans votre paquet, elle peut vous tuer à la fin.",
  'card-text.contamination-infected':
    "Scannée : INFECTÉE. À la fin, vous piochez 4 cartes de tout votre paquet, et mourez si l'une d'elles est une Contamination.",
  'card-text.contamination-clean':
    "Scannée : pas infectée. Elle ne donne toujours pas d'action et ne paie rien.",

  // --- Weaknesses ---

  'weakness.sciophobia': 'Sciophobe',
  'weakness.weak-to-energy': "Vulnérable à l'énergie",
  'weakness.slow-to-strike': 'Lent à frapper',
  'weakness.afraid-of-doors': 'Craint les portes',
  'weakness.fragile': 'Fragile',
  'weakness.light-shy': 'Craint la lumière',
  'weakness-text.sciophobia': "Les attaques d'Adultes n'ont pas d'effet dans le noir sur vous.",
  'weakness-text.weak-to-energy':
    'Vos Armes à énergie qui infligent un Dégât en infligent 1 de plus.',
  'weakness-text.slow-to-strike':
    'Le nombre du jeton comparé à votre main baisse de 1, sans passer sous 1 ; sauf pour les Larves.',
  'weakness-text.afraid-of-doors':
    'Seuls les Hybrides et la Reine détruisent les portes fermées autour de votre salle.',
  'weakness-text.fragile':
    'Au test après des Dégâts que vous infligez, chaque nombre pioché compte 1 de moins.',
  'weakness-text.light-shy':
    'Quand vous tirez sur un Adulte dans un secteur alimenté, la face Griffeur est une touche simple.',

  // --- answers ---

  'option.search': 'Fouiller : 2 Objets ({colour}), en garder 1 ({action}, {cost:cards})',
  'option.odds-and-ends': 'Fouiner : 2 Objets ({colour}), en garder 1 ({action}, {cost:cards})',
  'option.rest': 'Scanner les cartes Contamination de votre main ({action}, {cost:cards})',
  'option.desperate-attack':
    "Frapper {quarry:intruder} avec l'énergie du désespoir ({action}, {cost:cards})",
  'option.distraction':
    'Partir pour {place} ({corridor:way}), en défaussant : {item} ({action}, {cost:cards})',
  'option.draw-for-wounds':
    'Piocher des cartes pour vos Blessures graves : {number} ({action}, {cost:cards})',
  'option.ventilation-ducts':
    'Ramper jusque dans {place} sous une attaque ({action}, {cost:cards})',
  'option.digest': 'Défausser une carte Contamination et piocher 2 cartes ({action}, {cost:cards})',
  'option.take-noise': 'Défausser le bruit dans {corridor} ({action}, {cost:cards})',
  'option.take-noise-technical':
    'Défausser le bruit dans {technical:corridor} ({action}, {cost:cards})',
  'option.make-noise': 'Faire du bruit dans {corridor} ({action}, {cost:cards})',
  'option.make-noise-technical':
    'Faire du bruit dans {technical:corridor} ({action}, {cost:cards})',
  'option.look-at-contingency':
    'Regarder en secret le jeton Contingence {number} {seat:ofSeat} ({action}, {cost:cards})',
  'option.vivisection': 'Disséquer {intruder} ({action}, {cost:cards})',
  'option.field-experience': 'Gagner 1 Connaissance ({action}, {cost:cards})',
  'option.hush': 'Défausser tous les bruits autour de cette salle ({action}, {cost:cards})',
  'option.repel': 'Faire battre en retraite {intruder} ({action}, {cost:cards})',
  'option.herd': 'Chasser {intruder} par {corridor} ({action}, {cost:cards})',
  'option.herd-technical': 'Chasser {intruder} par {technical:corridor} ({action}, {cost:cards})',
  'option.specimen-handling': 'Ramasser : {object}, et piocher 1 carte ({action}, {cost:cards})',
  'option.quarantine': 'Fermer toutes les portes : {place} ({action}, {cost:cards})',
  'option.stun-character':
    'Neutraliser {seat}, qui défausse toute sa main ({action}, {cost:cards})',
  'option.hurl-weapon':
    'Faire battre en retraite {intruder}, en défaussant : {item} ({action}, {cost:cards})',
  'option.survey': 'Regarder en secret 2 salles inexplorées ({action}, {cost:cards})',
  'option.facility-tour':
    'Aller dans {place} avec {seat} ({corridor:way} ; {action}, {cost:cards})',
  'option.tour-alone': 'Aller dans {place} ({corridor:way} ; {action}, {cost:cards})',
  'option.master-keys': "Ouvrir ou fermer jusqu'à 2 portes ({action}, {cost:cards})",
  'option.back-ways': 'Aller sans bruit dans {place} ({corridor:way} ; {action}, {cost:cards})',
  'option.interruption': 'Jouer Interruption',
  'option.inconspicuous': 'Jouer Discrétion',
  'option.feel-of-the-dark': 'Jouer Sens du noir',

  // --- questions ---

  'prompt.digest': 'Quelle carte Contamination défaussez-vous ?',
  'prompt.tour': '{seat:Seat} vous guide : venez-vous dans {place} ?',
  'prompt.master-keys': 'Quelles portes ouvrez-vous ou fermez-vous ?',

  // --- what happened ---

  'log.refuses-tour': '{seat:Seat} ne vient pas dans {place}.',

  // --- reasons ---

  'why.no-item': "Vous n'avez pas d'Objet à défausser.",
  'why.no-serious-wound': "Vous n'avez pas de Blessure grave.",
  'why.knows-all': 'Vous savez tout ce qui peut se savoir.',
  'why.nothing-to-study': "Il n'y a ni Intrus ni Corps dans votre salle.",
  'why.no-noise': "Il n'y a pas de marqueur Bruit à cet endroit.",
  'why.not-white-or-red': "Votre salle n'est ni blanche ni rouge.",
  'why.no-door-here': "Il n'y a pas de porte pour cela.",
}
