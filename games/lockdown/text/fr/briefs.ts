import type { Translation } from '@bulkhead/kernel'
import type { briefs as english } from '../en/briefs.ts'

/**
 * What a card does in at most 80 characters, for the small face of it: only where its whole text is longer in
 * either language. Reasons in a few words stand under a card that cannot be used now.
 */
export const briefs: Translation<typeof english> = {
  // --- Action cards ---

  'card-brief.search': 'Piochez 2 Objets de la couleur de la salle, gardez-en 1.',
  'card-brief.rest': 'Scannez les Contaminations de votre main ; les saines sont retirées.',
  'card-brief.demolition': 'Détruisez une porte fermée de votre salle, ou mettez-la en Panne.',
  'card-brief.interruption': "Annulez l'action ou l'Interruption d'un autre joueur de votre salle.",
  'card-brief.computer-skills':
    'Manœuvrez une porte de la salle, ou utilisez son Ordinateur sans payer.',
  'card-brief.desperate-attack':
    'Prenez 1 Contamination : 2 Dégâts à un Intrus ici, ou 2 Œufs ici.',
  'card-brief.distraction': 'Défaussez un Objet et partez dans une salle voisine sans attaque.',
  'card-brief.obstinate': 'Piochez 1 carte par Blessure grave, ou pansez-en une.',
  'card-brief.ventilation-ducts':
    "Rampez d'une entrée de conduits à une autre, sous une carte Attaque.",
  'card-brief.inconspicuous':
    'Un autre est attaqué à votre place ; ou pas de jet du sac dans le noir.',
  'card-brief.weird-metabolism':
    'Défaussez 1 Contamination et piochez 2 cartes, ou perdez votre Slime.',
  'card-brief.sensitive-hearing': 'Défaussez 1 bruit autour de votre salle, ou posez-en un.',
  'card-brief.feel-of-the-dark':
    "Ignorez le noir d'un Événement, ou une attaque-surprise dans le noir.",
  'card-brief.bypass':
    "Devant un Ordinateur : retournez le jeton Courant d'un secteur ou ascenseur.",
  'card-brief.remote-access':
    "Devant un Ordinateur : une action d'ordinateur sans payer, même sans courant.",
  'card-brief.data-breach':
    'Devant un Ordinateur : voyez 1 Contingence, ou 1 salle inexplorée et son jeton.',
  'card-brief.vivisection': '1 Dégât à un Intrus ici, plus 1 par tranche de 2 Connaissances.',
  'card-brief.field-experience': 'Avec un Intrus ou un Corps dans votre salle : 1 Connaissance.',
  'card-brief.pheromones':
    'Selon la Connaissance : plus de bruit, ou une retraite, ou chasser un voisin.',
  'card-brief.specimen-handling': 'Ramassez un Corps ici sans payer, puis piochez 1 carte.',
  'card-brief.quarantine': "Devant un Ordinateur : fermez toutes les portes d'une salle.",
  'card-brief.stun': "Quelqu'un ici perd jusqu'à 3 cartes ; ou, pour une Arme, un Intrus recule.",
  'card-brief.defense-plan': 'Salle blanche ou rouge sans payer, ou regardez 2 salles inexplorées.',
  'card-brief.facility-tour': "Allez à côté avec 1 personnage d'accord ; un seul jet de bruit.",
  'card-brief.back-ways': 'Déplacement sans jet de bruit ; Silence et Danger ne font rien.',
  'card-brief.handyman': "Fabriquez sans payer ; un Objet jaune vaut l'un des composants.",
  'card-brief.facility-knowledge':
    'Manœuvrez une porte de votre salle, ou regardez 1 salle inexplorée.',
  'card-brief.rover-driver':
    "Envoyez l'astromobile vide, ou gagnez le bunker avec elle sans payer.",
  'card-brief.contamination': 'Ne paie rien. Seul un scan dit si elle est infectée.',
  'card-brief.contamination-infected':
    'INFECTÉE : à la fin, une Contamination parmi 4 cartes piochées vous tue.',

  // --- Weaknesses ---

  'weakness-brief.slow-to-strike':
    'Le nombre du jeton baisse de 1 contre vous, sauf pour les Larves.',
  'weakness-brief.afraid-of-doors':
    'Seuls Hybrides et Reine détruisent les portes fermées autour de vous.',
  'weakness-brief.fragile': 'Au test après vos Dégâts, chaque nombre compte 1 de moins.',
  'weakness-brief.light-shy': 'Votre face Griffeur touche les Adultes dans un secteur alimenté.',

  // --- Items ---

  'item-brief.energy-charge':
    'Rechargez 1 Arme à énergie tenue, ou manœuvrez 1 porte de votre salle.',
  'item-brief.energy-charge-yellow':
    'Rechargez 1 Arme à énergie tenue, ou manœuvrez 1 porte de votre salle.',
  'item-brief.light-stick': 'Ignorez 1 effet qui vous frappe parce que vous êtes dans le noir.',
  'item-brief.grenade': 'Ici ou à côté : 2 Dégâts, 1 aux autres ; blesse aussi les personnages.',
  'item-brief.smoke-grenade': 'Les autres ici défaussent 1 carte ; vous partez sans être attaqué.',
  'item-brief.decoy': "Attire dans une salle voisine les Intrus des salles autour d'elle.",
  'item-brief.extended-magazine': 'Sur une Arme à énergie tenue : capacité +2, et 2 Munitions.',
  'item-brief.prototype-rifle':
    'Arme à énergie. Double touche : 1 Munition de plus pour 1 Dégât de plus.',
  'item-brief.prototype-shotgun':
    'Arme à énergie. Touche sauf sur un échec ; une touche obtenue : +1.',
  'item-brief.comms-key': 'Devant un Ordinateur : voyez les Objectifs de qui a envoyé un Signal.',
  'item-brief.autodestruct-key':
    "Devant un Ordinateur : lancez l'autodestruction, ou arrêtez-la si jaune.",
  'item-brief.toolbelt': "Retirez la Panne d'ici, ou manœuvrez 1 porte de votre salle.",
  'item-brief.fuel': 'Rechargez un Lance-flammes ; ou avec 4 Connaissances, Feu dans la salle.',
  'item-brief.duct-tape': "Retirez la Panne d'ici, ou liez 2 Objets lourds.",
  'item-brief.flashlight': 'En main : défaussez 1 carte Action pour ignorer 1 effet du noir.',
  'item-brief.fire-blanket': "Éteignez le Feu d'ici, ou pas de Blessure du Feu cette manche.",
  'item-brief.cave-plans': "Rampez d'une entrée de conduits à n'importe quelle autre.",
  'item-brief.alcohol': 'Scannez et retirez 1 Contamination ; infectée, elle en amène une autre.',
  'item-brief.caffeine-pills': 'Piochez 2 cartes ; scannez les Contaminations parmi elles.',
  'item-brief.adrenaline-shot':
    "Piochez 1 carte ; autant d'actions que voulu ce tour, puis passez.",
  'item-brief.research-documents':
    '1 Connaissance ; avec 5 avant, voyez aussi un jeton du pool neutre.',
  'item-brief.stimulants': 'Défaussez des cartes de votre main, piochez-en autant plus 1.',
  'item-brief.antidote': 'Scannez toute votre Contamination ; ni infectées ni Larve. Puis passez.',
  'item-brief.taser': "1 Dégât à un Intrus ici, qui recule ; ou quelqu'un ici perd sa main.",
  'item-brief.flamethrower':
    'Au Combustible. Touche sauf sur un échec ; une double touche met le feu.',
  'item-brief.thermite-charge':
    'Feu ici ou à côté : 1 Dégât aux Intrus, blesse aussi les personnages.',
  'item-brief.enviro-suit': 'Le bunker à pied ; vous protège de la surface.',
  'item-brief.smg': 'Arme à énergie. Tir sans Dégât : 1 Munition de plus pour relancer, une fois.',
  'item-brief.probe-arm':
    'Prélevez une Carcasse sur un Intrus en vie ; des Outils la remettent en état.',
  'item-brief.nail-gun':
    'Arme classique, rechargée par des Outils. La face Adulte manque les Adultes.',
  'item-brief.assault-rifle': 'Arme à énergie. Quand elle inflige un Dégât : 1 de plus.',
  'item-brief.wail': 'Posez ou défaussez des bruits dans les couloirs de votre secteur.',
  'item-brief.battle-suit': 'Ni Slime ni Blessure du Feu ; vaut une Combi tout-terrain.',
  'item-brief.analysis-kit': "Défaussez un Corps d'ici ou porté par vous : 3 Connaissances.",
  'item-brief.cyberdeck': 'En main, en secteur alimenté : votre salle a un Ordinateur en marche.',

  // --- reasons ---

  'why-brief.archived': 'déjà consultées',
  'why-brief.autodestruction-runs': 'déjà lancée',
  'why-brief.nothing-to-stop': 'rien à arrêter',
  'why-brief.nothing-to-wash-off': 'rien à nettoyer',
  'why-brief.no-section': 'hors secteur',
  'why-brief.no-hidden-css': 'aucun jeton caché',
  'why-brief.no-threat': 'rien à frapper',
  'why-brief.none-left': 'plus aucun',
  'why-brief.knows-too-little': 'trop peu de savoir',
  'why-brief.depressurising': 'déjà en cours',
  'why-brief.nobody-crafts': 'rien à fabriquer',
  'why-brief.pool-empty': 'pool vide',
  'why-brief.nobody-filed': 'personne au secteur',
  'why-brief.elevator-fed': 'déjà alimenté',
  'why-brief.no-item': 'aucun Objet',
  'why-brief.no-serious-wound': 'pas de Blessure grave',
  'why-brief.knows-all': 'vous savez tout',
  'why-brief.nothing-to-study': 'rien à étudier',
  'why-brief.no-noise': 'pas de bruit',
  'why-brief.not-white-or-red': 'ni blanche ni rouge',
  'why-brief.no-door-here': 'aucune porte',
  'why-brief.no-toolbelt': "pas d'Outils",
  'why-brief.no-flamethrower': 'sans Lance-flammes',
  'why-brief.burns': 'déjà en Feu',
  'why-brief.no-fire-here': 'rien ne brûle ici',
  'why-brief.fireproof': 'déjà protégé',
  'why-brief.probe-arm-spent': 'retournée',
  'why-brief.probe-arm-ready': 'déjà en état',
  'why-brief.nothing-to-sample': 'rien à prélever',
  'why-brief.no-hand-free': 'aucune main libre',
}
