import type { Translation } from '@bulkhead/kernel'
import type { answers as english } from '../en/answers.ts'

/** Answers; in brackets what an action comes from and how many cards it costs. */
export const answers: Translation<typeof english> = {
  // --- moving ---

  'option.move': 'Aller dans {room:the} (couloir {corridor} ; {by}, {cost:cards})',
  'option.move-carrying':
    'Aller dans {room:the} en emportant {number:bodies} (couloir {corridor} ; {by}, {cost:cards})',
  'option.move-with': 'Aller dans {room:the} avec {seat} (couloir {corridor} ; {by}, {cost:cards})',
  'option.move-with-carrying':
    'Aller dans {room:the} avec {seat} et {number:bodies} (couloir {corridor} ; {by}, {cost:cards})',
  'option.explore': 'Explorer par le couloir {corridor} ({by}, {cost:cards})',
  'option.explore-carrying':
    'Explorer par le couloir {corridor} en emportant {number:bodies} ({by}, {cost:cards})',
  'option.explore-with': 'Explorer par le couloir {corridor} avec {seat} ({by}, {cost:cards})',
  'option.explore-with-carrying':
    'Explorer par le couloir {corridor} avec {seat} et {number:bodies} ({by}, {cost:cards})',
  'option.cautious-move':
    'Aller prudemment dans {room:the} (couloir {corridor} ; {by}, {cost:cards})',
  'option.cautious-move-carrying':
    'Aller prudemment dans {room:the} en emportant {number:bodies} (couloir {corridor} ; {by}, {cost:cards})',
  'option.cautious-explore': 'Explorer prudemment par le couloir {corridor} ({by}, {cost:cards})',
  'option.cautious-explore-carrying':
    'Explorer prudemment par le couloir {corridor} en emportant {number:bodies} ({by}, {cost:cards})',
  'option.crawl': 'Ramper dans {room:the} ({used:room} ; {by}, {cost:cards})',

  // --- fighting ---

  'option.shoot': 'Tirer sur {type:the} ({hits:hits}), arme : {item} ({by}, {cost:cards})',
  'option.burst': 'Rafale dans le couloir {corridor}, arme : {item} ({by}, {cost:cards})',
  'option.melee': 'Frapper {type:the} ({hits:hits}) à mains nues ({by}, {cost:cards})',
  'option.melee-with': 'Frapper {type:the} ({hits:hits}), arme : {item} ({by}, {cost:cards})',
  'option.hit-and-attack':
    '{number:hits} sur {type:the} ({hits:hits}), puis attaquer ({by}, {cost:cards})',
  'option.burst-and-move':
    'Rafale dans le couloir {corridor}, arme : {item}, puis le traverser ({by}, {cost:cards})',
  'option.continuous-fire':
    'Défausser des cartes pour des Touches dans le couloir {corridor} ({by}, {cost:cards})',
  'option.reload-first': 'Recharger, puis tirer : {item} ({by}, {cost:cards})',
  'option.fire-first': 'Tirer, puis recharger : {item} ({by}, {cost:cards})',
  'option.forcing-fire':
    'Repousser tout hors de votre salle, contre des Munitions ({by}, {cost:cards})',
  'option.repel-one': 'Repousser {type:the} ({hits:hits}) ({by}, {cost:cards})',
  'option.burn-out':
    'Défausser une Grenade : tout tuer dans le couloir {corridor} ({by}, {cost:cards})',
  'option.throw': 'La lancer dans le couloir {corridor} ({by}, {cost:cards})',
  'option.detonate': 'Faire sauter {room:the} ({by}, {cost:cards})',
  'option.fire-rocket': 'Tirer sur {room:the} ({by}, {cost:cards})',
  'option.fire-turret': 'Couloir {corridor}, depuis {room:the} ({by}, {cost:cards})',

  // --- Commands and the Lander ---

  'option.shift-lander': 'La Navette arrive à la manche {space} ({by}, {cost:cards})',
  'option.order-move': '{seat:Seat} va dans {room:the} (couloir {corridor} ; {by}, {cost:cards})',
  'option.order-explore': '{seat:Seat} explore par le couloir {corridor} ({by}, {cost:cards})',
  'option.order-shoot': '{seat:Seat} tire sur {type:the} ({hits:hits}) ({by}, {cost:cards})',
  'option.order-burst':
    '{seat:Seat} tire une rafale dans le couloir {corridor} ({by}, {cost:cards})',
  'option.fire-at-will': 'Rafale de tous dans {room:the} ({by}, {cost:cards})',
  'option.motivate': 'Chacun dans {room:the} pioche 1 carte ({by}, {cost:cards})',

  // --- the room and its corridors ---

  'option.secure': 'Placer 1 jeton Sécurité ({by}, {cost:cards})',
  'option.place-secure': 'Placer {number:secures} ({by}, {cost:cards})',
  'option.reinforce': 'Renforcer le couloir {corridor} ({by}, {cost:cards})',
  'option.open-door': 'Ouvrir une porte du couloir {corridor} ({by}, {cost:cards})',
  'option.close-door': 'Fermer une porte du couloir {corridor} ({by}, {cost:cards})',
  'option.destroy-door': 'Détruire une porte du couloir {corridor} ({by}, {cost:cards})',
  'option.bar': 'Mettre une porte fermée dans le couloir {corridor} ({by}, {cost:cards})',
  'option.seal-room': 'Fermer tous les couloirs {room:ofThe} ({by}, {cost:cards})',
  'option.blast': 'Défausser une Grenade : poser un couloir vers {room:the} ({by}, {cost:cards})',
  'option.sabotage': 'Mettre votre salle en Panne ({by}, {cost:cards})',
  'option.fix-room': 'Réparer {room:the} ({by}, {cost:cards})',
  'option.fix-item': 'Réparer un Objet {seat:ofSeat} : {item} ({by}, {cost:cards})',
  'option.fix-robot': 'Réparer le Robot ({by}, {cost:cards})',
  'option.extinguish': 'Éteindre le feu ici ({by}, {cost:cards})',
  'option.scan-noise': 'Ôter le Bruit du couloir {corridor} et lancer le dé ({by}, {cost:cards})',
  'option.send-drone': 'Explorer au bout du couloir {corridor} sans bouger ({by}, {cost:cards})',

  // --- bodies, cards and tokens ---

  'option.search': 'Fouiller la salle ({by}, {cost:cards})',
  'option.rest': 'Scanner la Contamination de votre main ({by}, {cost:cards})',
  'option.rummage': 'Regarder 2 Objets ({colour}), en garder au plus 1 ({by}, {cost:cards})',
  'option.draw-cards': 'Piocher {number:cards} ({by}, {cost:cards})',
  'option.drug': "Défausser un Medpack : {seat} pioche jusqu'à 3 cartes ({by}, {cost:cards})",
  'option.adrenaline': "Piocher 1 carte et agir sans limite jusqu'à passer ({by}, {cost:cards})",
  'option.antiseptic': 'Retirer 1 carte Contamination de votre main ({by}, {cost:cards})',
  'option.restore-health': 'Rendre {number:health} {seat:toSeat} ({by}, {cost:cards})',
  'option.treat-wound': 'Ôter une Blessure grave {seat:ofSeat} ({by}, {cost:cards})',
  'option.medkit-both':
    'Ôter une Blessure grave {seat:ofSeat} et rendre {number:health} ({by}, {cost:cards})',
  'option.gain-oxygen': '{number} Oxygène pour {seat} ({by}, {cost:cards})',
  'option.gain-gear': 'Gagner un jeton : {gear} ({by}, {cost:cards})',
  'option.taser': '{seat:Seat} défausse toutes ses cartes Action ({by}, {cost:cards})',
  'option.tape': 'Lier : {item} et {onto:item} ({by}, {cost:cards})',
  'option.look-at-anti-aircraft':
    'Regarder en secret les jetons de Défense aérienne ({by}, {cost:cards})',
  'option.look-at-objectives':
    'Regarder en secret les Objectifs {seat:ofSeat} ({by}, {cost:cards})',
  'option.flip-life-support':
    'Basculer le Support vital de la Section {section} ({by}, {cost:cards})',
  'option.trade': 'Échanger avec les autres de la salle ({by}, {cost:cards})',

  // --- rooms ---

  'option.sprinkle':
    'Éteindre tous les feux de la Section {section} ({used:room} ; {by}, {cost:cards})',
  'option.cleanse':
    'Retirer toute la Contamination de votre main ({used:room} ; {by}, {cost:cards})',
  'option.take-supplies':
    'Regarder 3 Objets, en garder au plus 2 ({used:room} ; {by}, {cost:cards})',
  'option.restock': 'Prendre des jetons ({used:room} ; {by}, {cost:cards})',
  'option.control-doors':
    'Ouvrir ou fermer des portes de la Section {section} ({used:room} ; {by}, {cost:cards})',
  'option.secure-robot':
    'Placer 1 jeton Sécurité là où est le Robot ({used:room} ; {by}, {cost:cards})',
  'option.reinforce-robot':
    'Renforcer le couloir {corridor} près du Robot ({used:room} ; {by}, {cost:cards})',
  'option.fire-guns': 'Tirer sur le couloir {corridor} ({used:room} ; {by}, {cost:cards})',
  'option.push-out':
    'Pousser {type:the} ({hits:hits}) dans le couloir {corridor}, depuis {from:the} ({used:room} ; {by}, {cost:cards})',
  'option.push-in':
    'Pousser {type:the} du couloir {corridor} vers {room:the} ({used:room} ; {by}, {cost:cards})',
  'option.answer-noise':
    'Résoudre le Bruit du couloir {corridor} ({used:room} ; {by}, {cost:cards})',
  'option.silence': 'Ôter le Bruit du couloir {corridor} ({used:room} ; {by}, {cost:cards})',
  'option.take-prototype':
    'Regarder 2 cartes Équipement de soutien, en garder au plus 1 ({used:room} ; {by}, {cost:cards})',
  'option.decontaminate':
    'Défausser ses cartes Action, 2 Oxygène : plus de Contamination en pioche ni défausse ({used:room} ; {by}, {cost:cards})',
  'option.heal-here': 'Récupérer {number:health} ({used:room} ; {by}, {cost:cards})',
  'option.treat-here': 'Ôter une de vos Blessures graves ({used:room} ; {by}, {cost:cards})',
  'option.board': "Tenter d'embarquer dans la Navette ({used:room} ; {by}, {cost:cards})",
  'option.hibernate': "Tenter d'hiberner ({used:room} ; {by}, {cost:cards})",
  'option.take-off': 'Tenter de décoller ({used:room} ; {by}, {cost:cards})',
  'option.switch-life-support':
    'Basculer le Support vital de la Section {section} ({used:room} ; {by}, {cost:cards})',
  'option.extinguish-any': 'Éteindre le feu dans {room:the} ({used:room} ; {by}, {cost:cards})',
  'option.remove-larva':
    'Défausser ses cartes Action : ôter votre Larve ({used:room} ; {by}, {cost:cards})',
  'option.drill':
    'Poser un couloir depuis le Robot, direction : {direction} ({used:room} ; {by}, {cost:cards})',
  'option.stack-anti-aircraft':
    'Regarder en secret les jetons de Défense aérienne ({used:room} ; {by}, {cost:cards})',
  'option.copy-data': 'Gagner un jeton Données ({used:room} ; {by}, {cost:cards})',
  'option.start-autodestruction': "Lancer l'Autodestruction ({used:room} ; {by}, {cost:cards})",
  'option.power-hibernatorium': "Activer l'Hibernatorium ({used:room} ; {by}, {cost:cards})",
  'option.shut-down': "Couper toute l'énergie pour de bon ({used:room} ; {by}, {cost:cards})",
  'option.take-egg': 'Prendre un Œuf, puis jet de Bruit ({used:room} ; {by}, {cost:cards})',
  'option.destroy-egg': 'Détruire un Œuf, puis jet de Bruit ({used:room} ; {by}, {cost:cards})',

  // --- the Robot ---

  'option.move-robot': 'Le Robot va vers {room:the} ({by}, {cost:cards})',
  'option.robot-explores': 'Le Robot explore par le couloir {corridor} ({by}, {cost:cards})',
  'option.robot-treats': 'Le Robot ôte une Blessure grave {seat:ofSeat} ({by}, {cost:cards})',
  'option.robot-heals': 'Le Robot rend {number:health} {seat:toSeat} ({by}, {cost:cards})',
  'option.robot-fires': 'Le Robot tire sur le couloir {corridor} ({by}, {cost:cards})',
  'option.robot-opens': 'Le Robot ouvre une porte du couloir {corridor} ({by}, {cost:cards})',
  'option.robot-closes': 'Le Robot ferme une porte du couloir {corridor} ({by}, {cost:cards})',
  'option.robot-secures': 'Le Robot dépose 2 jetons Sécurité ({by}, {cost:cards})',
  'option.robot-repairs-room': 'Le Robot répare {room:the} ({by}, {cost:cards})',
  'option.robot-repairs-item':
    'Le Robot répare un Objet {seat:ofSeat} : {item} ({by}, {cost:cards})',
  'option.robot-extinguishes': 'Le Robot éteint le feu ({by}, {cost:cards})',
  'option.call-robot': 'Amener le Robot dans votre salle ({by}, {cost:cards})',
  'option.refill-robot': 'Le défausser : regarnir le Robot ({by}, {cost:cards})',

  // --- what costs nothing ---

  'option.pass': 'Passer',
  'option.choose-objective': 'Choisir votre Objectif (gratuit)',
  'option.discard-things': 'Jeter quelque chose (gratuit)',
  'option.end-turn': 'Finir le tour',

  // --- what an action asks ---

  'option.hand-card': '{card}',
  'option.weapon': '{item}',
  'option.fire-shot': 'Tirer sur {type:the} ({hits:hits}), arme : {item}',
  'option.fire-burst': 'Rafale dans le couloir {corridor}, arme : {item}',
  'option.strike': 'Frapper {type:the} ({hits:hits}) à mains nues',
  'option.strike-with': 'Frapper {type:the} ({hits:hits}), arme : {item}',
  'option.hold-fire': 'Ne pas tirer',
  'option.go': 'Continuer dans {room:the} (couloir {corridor})',
  'option.go-exploring': 'Explorer par le couloir {corridor}',
  'option.stay': 'Rester là',
  'option.at-corridor': 'Couloir {corridor}',
  'option.repel': 'Dans le couloir {corridor}',
  'option.shoot-it': 'Tirer',
  'option.repel-it': 'Le repousser, contre des Munitions',
  'option.shoot-again': 'Dépenser des Munitions et tirer encore',
  'option.burst-again': 'Tirer une rafale de plus',
  'option.enough': 'Cela suffit',
  'option.keep-roll': 'Garder ce résultat',
  'option.reroll': 'Relancer',
  'option.launch-grenade': 'Lancer une de ses Grenades',
  'option.burst-now': 'Tirer la rafale',
  'option.share-hits':
    'Drones : {drones}, Adultes : {adults}, Larves : {larvae}, Touches sur la Reine : {queen}',
  'option.parry': 'Une Panne sur : {item}',
  'option.parry-destroys': 'Objet détruit : {item}',
  'option.let-attack': 'Laisser faire',
  'option.use-against': 'Utiliser : {item}',
  'option.duck': "L'empêcher",
  'option.divert': '{seat:Seat} est attaqué à la place',
  'option.stay-calm': 'Jouer Gardez votre calme : elle est empêchée',
  'option.obey': 'Laisser faire',
  'option.refuse-command': 'Jouer Chaîne de commandement : sans effet sur vous',
  'option.agree': 'Accepter',
  'option.refuse': 'Refuser',
  'option.restore': '{number:health}',
  'option.heal-wound': '{wound}',
  'option.take-wound': 'Subir la Blessure grave',
  'option.lose-health': 'Perdre 2 points de Santé',
  'option.lose-oxygen': 'Perdre 1 Oxygène',
  'option.lose-ammo': 'Dépenser des Munitions',
  'option.spend-medpack': 'Défausser un Medpack',
  'option.contaminate': 'Le patient gagne une carte Contamination',
  'option.open-one': 'Ouvrir une porte du couloir {corridor}',
  'option.close-one': 'Fermer une porte du couloir {corridor}',
  'option.done': 'Terminé',
  'option.robot-goes-on': 'Continuer dans {room:the}',
  'option.robot-stops': 'Il reste là',
  'option.aa-keep': 'Laisser les jetons ainsi',
  'option.aa-swap': 'Intervertir les jetons',
  'option.keep-objective': '{objective}',
  'option.launch': 'Décoller',
  'option.wait': 'Attendre',

  // --- gear and Items ---

  'option.throw-grenade':
    'Lancer une Grenade de : {from:spot}, dans le couloir {corridor} ({by}, {cost:cards})',
  'option.use-medpack': 'Medpack ({from:spot}) : {number:health} pour {seat} ({by}, {cost:cards})',
  'option.use-oxygen': 'Oxygène ({from:spot}) : {number} pour {seat} ({by}, {cost:cards})',
  'option.reload': 'Charger {gear} de : {from:spot}, sur : {spot} ({by}, {cost:cards})',
  'option.move-gear': 'Déplacer {gear} de : {from:spot}, vers : {spot} ({by}, {cost:cards})',
  'option.load': '{gear} de : {spot}',
  'option.spend-ammo': '{gear} de : {spot}',
  'option.stow': '{spot}',
  'option.replace': 'Jeter {gear} de : {spot}',
  'option.leave-gear': 'Le laisser',
  'option.take-gear': '{gear}',
  'option.throw-gear': 'Jeter {gear} de : {spot}',
  'option.throw-token': 'Jeter {gear} de : {spot}',
  'option.throw-item': 'Jeter : {item}',
  'option.drop': 'Lâcher : {item}',
  'option.leave-item': 'Le laisser',
  'option.change-armor': "Changer d'armure",
  'option.keep': 'Le garder',
  'option.keep-item': '{item}',
  'option.offer-item': '{item}',
  'option.offer-gear': '{gear}',
  'option.take-body': 'Emporter {seat}',
  'option.trade-with': 'Échanger avec {seat}',
  'option.end-trade': "Finir l'échange",
  'option.take-offer': 'Le prendre sans rien donner',
  'option.give-in-return': 'Donner quelque chose en échange',

  // --- drafts ---

  'option.character': '{character}',
  'option.support': '{item}',
}
