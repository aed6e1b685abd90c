import { type Params, render, type Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { printed } from '@bulkhead/nemesis/printed'
import type { Look } from '../../play/boards.ts'
import { wrapped } from '../../play/page.ts'
import { counted, type PlayerView, readerOf, sideName } from './names.ts'
import { type Phrase, phrase } from './text/index.ts'

/** The Characters' boards: the reader's own in full, of the others what everybody sees. */

export function crewLines(view: NemesisView, look: Look): string[] {
  if (view.phase === 'draft') return []
  const reader = readerOf(view)
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== reader)
  return [
    ...others.flatMap((seat) => boardLines(view, seat, look)),
    ...(reader === undefined ? [] : ['', ...boardLines(view, reader, look)]),
  ]
}

function boardLines(view: NemesisView, seat: Seat, look: Look): string[] {
  const player = view.players[seat]
  const { number } = player
  const title = `${sideName(view, seat, look)} (${phrase(look.language, 'nemesis.player', { number })}, ${look.who[seat]})`
  const state = [...whereabouts(view, seat, look), ...health(player, look)]
  return [
    ...wrapped([title, ...state].join(' · '), look.width, '', '  '),
    ...(player.hand === null ? openThings(player, look) : ownThings(view, player, look)),
  ]
}

function whereabouts(view: NemesisView, seat: Seat, { language, words, colours }: Look): string[] {
  const { fate, room, pod, passed, handCount } = view.players[seat]
  if (view.intruderPlayer?.seat === seat) {
    return [phrase(language, 'nemesis.intruder-player', { number: view.intruderPlayer.handCount })]
  }
  if (fate !== 'awake') return [phrase(language, `nemesis.fate.${fate}` as Phrase)]
  const where =
    room >= 0
      ? render(words, `place.${room}`)
      : phrase(language, 'nemesis.in-pod', { number: view.pods[pod]?.number ?? '' })
  return [
    where,
    phrase(language, 'nemesis.hand-count', { number: handCount }),
    ...(passed ? [colours.dim(phrase(language, 'nemesis.passed'))] : []),
  ]
}

function health(player: PlayerView, { language, words, colours }: Look): string[] {
  const say = (key: Phrase, params?: Params) => phrase(language, key, params)
  const { lightWounds, wounds, slime, larva, signal } = player
  const list = wounds.map(({ id, dressed }) => {
    const name = render(words, `wound.${id}`)
    return dressed ? say('nemesis.dressed', { name }) : name
  })
  return [
    ...(lightWounds > 0 ? [say('nemesis.wounds.light', { number: lightWounds })] : []),
    ...(list.length > 0
      ? [colours.red(say('nemesis.wounds.serious', { list: list.join(', ') }))]
      : []),
    ...(slime ? [colours.yellow(say('nemesis.slime'))] : []),
    ...(larva ? [colours.red(say('nemesis.larva'))] : []),
    ...(signal ? [say('nemesis.signal')] : []),
  ]
}

// --- what they carry ---

function openThings(player: PlayerView, look: Look): string[] {
  const { fate, hands, inventory, deckCount, discard } = player
  if (fate === 'dead' && hands.length + inventory.length === 0) return []
  const { language } = look
  const parts = [
    labelled('nemesis.hands', handsText(player, look), look),
    labelled('nemesis.inventory', inventoryText(player, look), look),
    phrase(language, 'nemesis.piles', { deck: deckCount, discard: discard.length }),
  ]
  return wrapped(parts.join(' · '), look.width, '  ', '    ').map(look.colours.dim)
}

function ownThings(view: NemesisView, player: PlayerView, look: Look): string[] {
  const { language, words, width, colours } = look
  const { hand, quests, deckCount, discard } = player
  const line = (key: Phrase, text: string) =>
    wrapped(labelled(key, text, look), width, '  ', '    ')
  const intruderPlayer = view.intruderPlayer?.hand ?? []
  return [
    ...(intruderPlayer.length > 0
      ? line(
          'nemesis.intruder-player-hand',
          counted(intruderPlayer.map((id) => render(words, `intruderCard.${id}`))),
        )
      : []),
    ...line('nemesis.hand', handText(hand ?? [], look)),
    ...line('nemesis.hands', handsText(player, look)),
    ...line('nemesis.inventory', inventoryText(player, look)),
    ...(quests.length > 0
      ? line('nemesis.quests', quests.map((id) => render(words, `item.${id}`)).join(', '))
      : []),
    ...wrapped(
      [
        phrase(language, 'nemesis.piles', { deck: deckCount, discard: discard.length }),
        ...(discard.length > 0 ? [discardText(discard, look)] : []),
      ].join(' · '),
      width,
      '  ',
      '    ',
    ),
    colours.dim(`  ${phrase(language, 'nemesis.o-hint')}`),
  ]
}

function labelled(key: Phrase, text: string, { language }: Look): string {
  return phrase(language, 'nemesis.line', { name: phrase(language, key), text })
}

/** Each card with how many others it costs. */
function handText(hand: readonly string[], look: Look): string {
  const { language, words } = look
  if (hand.length === 0) return phrase(language, 'nemesis.empty')
  return counted(
    hand.map((card) => {
      const cost = printed.cards[card]?.action?.cost
      const name = render(words, `card.${card}`)
      return cost === undefined ? name : `${name} [${cost}]`
    }),
  )
}

function discardText(discard: readonly string[], { language, words }: Look): string {
  const list = counted(discard.map((card) => render(words, `card.${card}`)))
  return phrase(language, 'nemesis.discard', { list })
}

function handsText({ hands }: PlayerView, { language, words }: Look): string {
  if (hands.length === 0) return phrase(language, 'nemesis.empty')
  return hands
    .map(({ item, object, ammo, added, bound }) => {
      if (item === null) return render(words, `object.${object}`)
      const name = render(words, `item.${item}`)
      const extras = added.map((id) => render(words, `item.${id}`)).join(' + ')
      const whole = extras ? phrase(language, 'nemesis.added', { name, added: extras }) : name
      const loaded = ammo > 0 ? phrase(language, 'nemesis.ammo', { name: whole, ammo }) : whole
      return bound > 0 ? phrase(language, 'nemesis.bound', { name: loaded }) : loaded
    })
    .join(' | ')
}

/** What the reader does not know shows its back. */
function inventoryText({ inventory }: PlayerView, { language, words }: Look): string {
  if (inventory.length === 0) return phrase(language, 'nemesis.empty')
  return counted(
    inventory.map(({ id, colour }) =>
      id === null
        ? phrase(language, 'nemesis.back', { colour: render(words, `colour.${colour}`) })
        : render(words, `item.${id}`),
    ),
  )
}
