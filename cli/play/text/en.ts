import type { Dictionary } from '@bulkhead/kernel'

/** What the terminal says in English, beside what the game says. */
export const en = {
  // --- before the game ---

  'start.which':
    'Name a game ("play {game}"), or start this in a terminal to be asked. There are: {games}.',
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
  'start.at-random': 'The bot {bot} has not learnt {game} yet: it plays at random.',
  'start.sealed': 'Chance is sealed; its hash: {hash}',
  'start.seeded': 'Chance is not sealed: it follows from a seed you gave.',
  'start.hint': 'A number answers. h: help, ?: what the question means, q: quit.',
  'before.match': 'Before it, a match of {name} with {answers} answers. {ending}',

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

  // --- what may be taken unasked ---

  'offer.title': 'You may also, whenever you like:',
  'offer.time': '{seconds} seconds, and then: {text}',
  'offer.ask': 'The number of what you take; Enter lets the others go on.',
  'offer.which': 'Say which one, from t 1 to t {offers}.',
  'offer.none': 'Nothing is on offer to you now.',

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
  'help.t': 'takes something that is on offer to you unasked, by its number: "t 1"',
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
} as const satisfies Dictionary
