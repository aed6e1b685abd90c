import type { Dictionary } from '@bulkhead/kernel'
import { nemesisEn } from './nemesis-en.ts'

/** What the terminal says in English, beside what the game says. */
export const en = {
  // --- before the game ---

  'start.which':
    'Name a game ("play theseus"), or start this in a terminal to be asked. There are: {games}.',
  'start.language': 'Language / Langue',
  'start.game': 'Game',
  'start.seats': 'How many players?',
  'start.seats.number': '{number} players',
  'start.people': 'How many of them are people at this terminal?',
  'start.people.one': 'You alone, against bots',
  'start.people.number': '{number} people',
  'start.bot': 'Opponent',
  'start.bot.random': 'random: any legal answer',
  'start.bot.gentle': 'gentle: plays sensibly and makes mistakes',
  'start.bot.good': 'good: weighs what each answer leads to',
  'start.bot.strong': "strong: looks beyond its own turn, at the others' answers",
  'start.bot.nemesis.good': 'good: follows a plan; a crew of them mostly dies',
  'start.bot.nemesis.strong':
    'strong: tries its actions out first; a crew of them survives no more often than of good',
  'start.sealed': 'Chance is sealed; its hash: {hash}',
  'start.seeded': 'Chance is not sealed: it follows from a seed you gave.',
  'start.hint': 'A number answers. h: help, ?: what the question means, q: quit.',

  // --- who ---

  'who.you': 'you',
  'who.person': 'player {number}',
  'who.bot': 'bot',

  // --- the prompt ---

  'ask.question': '{side}: {question}',
  'ask.one': 'A number from 1 to {options}.',
  'ask.exactly': 'Pick {min}: numbers separated by spaces, such as 1 3 5-8.',
  'ask.between': 'Pick {min} to {max}: numbers separated by spaces, such as 1 3 5-8; 0 for none.',
  'ask.cancel': 'c takes the choice back that led here.',
  'bad.empty': 'Type the number of an answer, or h for help.',
  'bad.unknown': 'There is nothing called "{typed}" here: type a number from 1 to {options}, or h.',
  'bad.number': 'There is no answer {typed}: they go from 1 to {options}.',
  'bad.count': 'Answers wanted here: {wanted}; given: {given}.',
  'bad.file': 'Say into which file: s game.json',
  handover: 'Now {name}: the others look away. Then press Enter.',

  // --- going back ---

  'undo.done': 'Taken back.',
  'undo.nothing': 'There is nothing to take back.',
  'undo.chance': 'That cannot be taken back: chance has decided something since.',
  'undo.secret': 'That cannot be taken back: something hidden has been shown since.',
  'undo.other-seat': 'That cannot be taken back: another player has answered since.',
  'undo.time': 'That cannot be taken back: time has run out since.',
  'cancel.refused': 'There is no choice to cancel here; u takes back your last answer.',

  // --- saving and leaving ---

  'save.done': 'Saved in {file}. Go on later with: npm run play -- {args}',
  'save.over': 'Saved in {file}. Check it with: npm run verify -- {file}',
  'save.foreign': '{file} exists and is not a saved match: take another name.',
  'save.failed': '{file} cannot be written.',
  'save.secret': 'A save of a running game holds its seed: whoever reads it knows the future.',
  'quit.ask': 'Save into which file? (Enter: do not save; c: play on)',
  'quit.done': 'Goodbye.',
  'quit.input': 'The input has ended; so has this sitting.',

  // --- why not ---

  'why.line': '{name}: {text}',
  'why.nothing': 'Nothing is refused to you here.',

  // --- help ---

  'help.title': 'What you can type',
  'help.number': 'the number of an answer; several where a question takes several',
  'help.u': 'undo: takes your last answer back, as long as nothing has come to light since',
  'help.c': 'cancel: takes the choice back that led to this question, where it is offered',
  'help.b': 'board: shows the whole position again',
  'help.l': 'log: tells everything that has happened',
  'help.o': 'your secret Objectives: mind who looks',
  'help.w': 'why something is not offered to you now',
  'help.?': 'explains this question by its rule',
  'help.?card': 'what a card or a place does, by a part of its name: "? fire"',
  'help.?rule': 'a rule of the book by its id: "? THE-MOVE-04"; "? THE-MOVE" lists a chapter',
  'help.s': 'saves the match',
  'help.q': 'quits, and asks whether to save',
  'help.h': 'this help',
  'lookup.none': 'Nothing here is called "{typed}".',
  'lookup.many': 'Several things match "{typed}":',
  'lookup.ruling': 'Ruling: {ruling}',
  'lookup.no-rule': 'This question names no rule.',
  'log.empty': 'Nothing has happened yet.',

  // --- the end ---

  'end.title': 'The game is over.',
  'end.winner': 'Victory: {names}.',
  'end.nobody': 'Nobody wins.',
  'end.scores': 'Totals:',
  'end.commitment': 'Hash published before the game:',
  'end.secret': 'Seed, shown now:',
  'end.seed': 'Seed of this game: {seed} (chance was not sealed)',
  'end.verify':
    'The hash is the SHA-256 of the seed: nobody could change the shuffle. To check the whole game, save it (s game.json) and run: npm run verify -- game.json',
  'end.more': 's FILE saves, b board, l log, Enter ends.',

  // --- the board of Theseus ---

  'theseus.setup': 'Setup',
  'theseus.turn': 'Turn {number}',
  'theseus.additional': 'additional turn',
  'theseus.end': 'End of game: {track}',
  'theseus.end-start': 'start',
  'theseus.end-final': 'END',
  'theseus.life': 'Life',
  'theseus.data': 'Data',
  'theseus.upgrades': 'Upgrades {upgrades}',
  'theseus.deck': 'Deck {count}',
  'theseus.deck-top': 'Deck {count}, top: {card}',
  'theseus.kept': 'keeps {cards}',
  'theseus.drawn': 'to place: {cards}',
  'theseus.deck-list': 'left in your deck: {cards}',
  'theseus.alliance': 'alliance {letter}',
  'theseus.space': 'In Space: {units}',
  'theseus.moving': 'On the way: {unit}, {sector}',
  'theseus.no-ring': 'The ring of Sectors is not laid yet.',
  'theseus.pending-mark': 'p',
  'theseus.action.corridors': 'Assault',
  'theseus.action.control-room': 'Malfunction',
  'theseus.action.tech-bay': 'Extra Turn',
  'theseus.action.home': 'Upgrade',
  'theseus.short.marine': 'Marine',
  'theseus.short.alien': 'Alien',
  'theseus.short.scientist': 'Scientist',
  'theseus.short.grey': 'Grey',
  'theseus.short.creature': 'Creature',
  'theseus.short.runner': 'Runner',
  'theseus.short.catcher': 'Catcher',
  'theseus.short.warrior': 'Warrior',
  'theseus.short.minor-alien': 'Minor',
  'theseus.sign.passage': 'a───b  Passage: attack range',
  'theseus.sign.pending': 'p  pending: no effect yet',
  'theseus.sign.bonus': '★  Bonus card',
  'theseus.sign.value': '[2]  value of a card',
  'theseus.sign.upgrades': '+1  Upgrade tokens on it',
  'theseus.sign.upgraded': '▲  upgraded unit',
  'theseus.sign.held': '⊗  held by a Clamp',
  'theseus.sign.parasites': '✱  carries a Parasite',
  'theseus.sign.invisible': '◌  invisible',
  'theseus.sign.malfunction': '✖  Malfunction: no effect',
  'theseus.sign.crawled': '≈  deactivated by Crawlers',
  'theseus.sign.recording': '◉2  Recording points',
  'theseus.sign.active': '⚡  switched on',
  'theseus.sign.control': '◄M  taken from M (◁: one use)',
  'theseus.sign.deactivation': '⊘M  Deactivation token',
  'theseus.sign.pandora': "◈  Pandora's Sector",
  'theseus.hint.way': '{from} → {to}',
  'theseus.hint.upgraded-unit': 'attack: {from} → {to}',
  'theseus.hint.upgraded-card': 'value {from} → {to}',
  'theseus.hint.range': 'joined to {units}',
  'theseus.attack.none': 'none',
  'theseus.attack.single': 'one enemy',
  'theseus.attack.area': 'every enemy in range',
  'theseus.attack.data': 'Data from one enemy',
  'theseus.hint.slot': 'slot {number}',
  'theseus.hint.pending': 'pending',
  'theseus.hint.draws': 'draws {card}',
  'theseus.card.level': 'level {level}',
  'theseus.card.copies': '{copies} in the deck',
  'theseus.card.value': 'value {value}',
  'theseus.card.once': 'discarded after its effect',
  'theseus.card.bonus': 'Bonus card',
  'theseus.card.lies': 'In {slot}: value {value}.',
  'theseus.sector.slots': 'Slots beside each other (for Duplication): {pairs}.',
  'theseus.sector.passages': 'Passages: {pairs}.',
  'theseus.sector.corridors':
    'Whoever ends a Movement here triggers an Assault: all their units attack, in every Sector.',
  'theseus.sector.control-room':
    'Whoever ends a Movement here puts the Malfunction token on an enemy card: it is out of the game until the token moves on.',
  'theseus.sector.tech-bay':
    'Whoever ends a Movement here must play an Extra Turn with another of their units that has not moved yet.',
  'theseus.sector.home':
    'Its own faction, ending a Movement here, takes 1 Upgrade token or discards an enemy card installed here (Clean Base).',
  'theseus.primer.1':
    'AIM: bring your enemy to 0 Life or collect 20 Data (Scientists and Greys); when the cards run out the higher sum wins. In a death-match wounds you deal raise your own Life: 20 wins.',
  'theseus.primer.2':
    'A TURN: move one unit clockwise, as many Sectors as there are units in its Sector, itself included. Then your Action cards there act, then the Sector itself, then you may plan.',
  'theseus.primer.3':
    'PLANNING: install a card of yours that waits in a pending slot there, draw into an empty one, or throw out an enemy card that waits.',
  'theseus.primer.4':
    'CARDS work for their faction only: Traps hit enemies, Actions act when you stop there. Upgrade tokens turn a unit to its better side or raise the [value] of a card.',
  'theseus.primer.5':
    'FULL SECTOR: the fourth unit triggers a Flash Assault of whoever moved it; a fifth ejects somebody into Space first.',

  ...nemesisEn,
} as const satisfies Dictionary
