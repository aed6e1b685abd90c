import { actionCardsIn, resolveAction } from '../action-cards.ts'
import { factionOption, plain, sectorOption, slotOption } from '../choices.ts'
import { FULL_CAMERA, type PendingSlot, SECTORS, type Sector } from '../components.ts'
import { canInstall, installOption, installPending } from '../planning.ts'
import { gainData, regainLife, takeLife, wound } from '../points.ts'
import { enemiesIn, isHeld, pendingSlotsInPlay, type Working } from '../queries.ts'
import { card, type Use } from './card.ts'
import { shareOf, upTo, woundByValue } from './effects.ts'

const faction = 'scientists'

card({
  id: 'sci-camera',
  faction,
  copies: 5,
  level: 0,
  type: 'trap+action',
  value: 2,
  duplicates: 'special',
  data: true,
  *stop({ t, card: camera, value }) {
    camera.recording = Math.min(FULL_CAMERA, camera.recording + value)
    t.log('recorded', { card: camera.id, points: camera.recording }, 'THE-CARD-30')
  },
  // THE-CARD-33: a Duplication doubles the Data, not the recording.
  *action({ t, you, card: camera, times }) {
    const points = camera.recording
    camera.recording = 0
    gainData(t, you, points * times)
  },
})

card({
  id: 'sci-archives',
  faction,
  copies: 3,
  level: 0,
  type: 'action',
  value: 1,
  duplicates: 'multiply',
  data: true,
  *action({ t, s, you, value }) {
    gainData(t, you, s.mode === 'deathmatch' ? (value + 1) * shareOf(s) : value)
  },
})

card({
  id: 'sci-infirmary',
  faction,
  copies: 3,
  level: 0,
  type: 'action',
  value: 1,
  duplicates: 'multiply',
  *action(use) {
    if (use.s.mode === 'deathmatch') yield* lowerOthers(use)
    else regainLife(use.t, use.you, use.value, 'THE-CARD-25')
  },
})

/** THE-DM-08: shared out among the other players, nobody below 0. */
function* lowerOthers({ t, s, you, value }: Use) {
  for (let left = value; left > 0; left--) {
    const others = s.players.flatMap((player, seat) =>
      seat !== you && player.life > 0 && !player.out ? [seat] : [],
    )
    if (others.length === 0) return
    const seat = yield* t.pick(
      you,
      { prompt: 'infirmary', params: { left }, rule: 'THE-DM-08' },
      others,
      (one) => factionOption('lower', s.players[one].faction),
    )
    takeLife(s, seat, 1)
    t.log('life-lowered', { faction: s.players[seat].faction }, 'THE-DM-08')
  }
}

card({
  id: 'sci-small-laboratory',
  faction,
  copies: 2,
  level: 0,
  type: 'action',
  value: 2,
  duplicates: 'multiply',
  data: true,
  *action({ t, s, you, sector, value }) {
    gainData(t, you, Math.min(value * shareOf(s), enemiesIn(s, sector, you).length))
  },
})

card({
  id: 'sci-defence-system',
  faction,
  copies: 2,
  level: 0,
  type: 'trap+action',
  value: 1,
  duplicates: 'multiply',
  triggers: (s, slot) => s.installed[slot]!.active,
  stop: woundByValue,
  pass: woundByValue,
  // THE-CARD-84: switched on, it stays on as long as it is installed.
  *action({ t, card: system }) {
    if (system.active) return
    system.active = true
    t.log('activated', { card: system.id }, 'THE-CARD-84')
  },
})

card({
  id: 'sci-duplication',
  faction,
  copies: 2,
  level: 1,
  type: 'duplication',
  duplicates: 'never',
})

card({
  id: 'sci-station-plan',
  faction,
  copies: 2,
  level: 1,
  type: 'action',
  duplicates: 'multiply',
  // Planning action C with a pending card of any Sector; the Planning phase still follows.
  *action({ t, s, you }) {
    const slots = pendingSlotsInPlay(s).filter((one) => canInstall(s, you, one))
    if (slots.length === 0) return true
    const slot = yield* t.pick<PendingSlot | null>(
      you,
      { prompt: 'station-plan', rule: 'THE-CARD-27' },
      [null, ...slots],
      (one) => (one === null ? plain('no-planning') : installOption(s, you, one)),
    )
    if (slot === null) return false
    yield* installPending(t, you, slot)
    return true
  },
})

card({
  id: 'sci-detonation',
  faction,
  copies: 2,
  level: 2,
  type: 'action',
  value: 1,
  once: true,
  duplicates: 'multiply',
  *action({ t, s, you, value }) {
    const sector = yield* t.pick<Sector | null>(
      you,
      { prompt: 'detonation', rule: 'THE-CARD-24' },
      [null, ...s.ring],
      (one) => (one === null ? plain('no-more') : sectorOption('detonate', one)),
    )
    if (sector === null) return false
    t.log('detonates', { sector: SECTORS[sector].id }, 'THE-CARD-24')
    for (const unit of enemiesIn(s, sector, you)) wound(t, unit, value, you)
    return true
  },
})

card({
  id: 'sci-clamp',
  faction,
  copies: 2,
  level: 2,
  type: 'trap',
  duplicates: 'never',
  // THE-CARD-37: each Clamp holds one unit; there is a token for each.
  triggers: (s, slot, unit) => !isHeld(unit) && s.units.every((one) => one.clamp !== slot),
  *stop({ t, slot }, unit) {
    unit.clamp = slot
    t.log('clamped', { unit: unit.name }, 'THE-CARD-34')
  },
})

card({
  id: 'sci-remote-control',
  faction,
  copies: 2,
  level: 3,
  type: 'action',
  duplicates: 'special',
  // THE-CARD-39, THE-CARD-92: once each, without the Duplications beside it.
  action(use, triggered) {
    const { t, s, you, card: remote, times } = use
    return upTo<Working>(use, times, {
      prompt: 'remote-control',
      rule: 'THE-CARD-38',
      choices: () =>
        s.ring
          .flatMap((sector) => actionCardsIn(s, you, sector))
          .filter((one) => one.card.id !== remote.id && !triggered.includes(one.card)),
      option: ({ slot }) => slotOption('trigger', s, slot),
      *act(chosen) {
        triggered.push(chosen.card)
        yield* resolveAction(t, you, chosen, triggered, true)
      },
    })
  },
})
