import { expect, test } from 'vitest'
import { playOut, TABLES } from './random-play.ts'

/** The kinds of things at which options point, for whoever shows or weighs them, by what the options say. */
const POINTS: readonly (readonly [readonly string[], string])[] = [
  [
    [''],
    'aa-keep aa-swap burst-now change-armor choose-objective destroy-egg discard-things done duck end-trade end-turn enough hold-fire keep keep-roll launch-grenade leave-gear leave-item let-attack lose-ammo lose-health lose-oxygen obey pass refuse refuse-command repel-it reroll restore robot-extinguishes robot-stops secure shoot-again shoot-it shut-down stack-anti-aircraft stay stay-calm take-off take-wound trade treat-here',
  ],
  [['card'], 'fix-robot forcing-fire rest rummage sabotage search shift-lander'],
  [['card place'], 'hand-card'],
  [['character'], 'character'],
  [
    ['corridor'],
    'cautious-explore cautious-explore-carrying go-exploring repel robot-explores robot-fires share-hits throw',
  ],
  [['corridor card'], 'burn-out continuous-fire'],
  [['corridor gear from'], 'throw-grenade'],
  [['corridor item'], 'scan-noise'],
  [['corridor room'], 'cautious-move-carrying go'],
  [['corridor room seat card'], 'move-with'],
  [['corridor seat card'], 'explore-with'],
  [['gear'], 'take-gear'],
  [['gear spot'], 'offer-gear replace spend-ammo stow throw-gear throw-token'],
  [['intruder type'], 'melee strike'],
  [['intruder type card'], 'hit-and-attack'],
  [['intruder type item'], 'repel-one'],
  [
    ['item'],
    'adrenaline call-robot drop keep-item look-at-anti-aircraft offer-item parry parry-destroys support throw-item use-against weapon',
  ],
  [['item card'], 'fire-first'],
  [['item corridor'], 'fire-burst'],
  [['item corridor card'], 'burst-and-move'],
  [['item intruder type'], 'fire-shot melee-with strike-with'],
  [['item seat'], 'robot-repairs-item'],
  [['objective'], 'keep-objective'],
  [['room'], 'robot-goes-on robot-repairs-room'],
  [['room card'], 'blast fire-at-will motivate'],
  [['room corridor item'], 'fire-turret'],
  [['room item'], 'fire-rocket'],
  [['seat'], 'divert robot-heals robot-treats take-body trade-with'],
  [['seat card'], 'drug'],
  [['seat corridor card'], 'order-burst order-explore'],
  [['seat corridor room card'], 'order-move'],
  [['seat gear from'], 'use-medpack use-oxygen'],
  [['seat intruder type card'], 'order-shoot'],
  [['seat item'], 'gain-oxygen medkit-both taser'],
  [['spot gear from'], 'move-gear reload'],
  [
    ['', 'card'],
    'copy-data remove-larva restock start-autodestruction switch-life-support take-prototype',
  ],
  [['', 'item'], 'robot-secures'],
  [['card', 'item'], 'extinguish place-secure'],
  [['corridor', 'corridor card'], 'explore-carrying'],
  [['corridor card', 'corridor item'], 'reinforce'],
  [['corridor room', 'corridor room card'], 'cautious-move move-carrying'],
  [['door corridor', 'door corridor item'], 'robot-closes robot-opens'],
  [['door corridor card', 'door corridor item'], 'close-door destroy-door open-door'],
  [['item corridor', 'item corridor card'], 'burst'],
  [['item intruder type', 'item intruder type card'], 'shoot'],
  [['item seat card', 'item seat item'], 'fix-item'],
  [['place', 'place card'], 'drill'],
  [['room', 'room card'], 'extinguish-any'],
  [['room', 'room item'], 'move-robot'],
  [['room card', 'room item'], 'fix-room'],
  [['seat card', 'seat item'], 'restore-health treat-wound'],
  [['corridor', 'corridor card', 'corridor item'], 'explore'],
  [['corridor room', 'corridor room card', 'corridor room item'], 'move'],
  [['gear', 'gear card', 'gear item'], 'gain-gear'],
]
const KINDS = new Map(
  POINTS.flatMap(([kinds, labels]) => labels.split(' ').map((label) => [label, kinds])),
)

/** Several of one kind, one after the other, count once. */
function pointsAt(targets: readonly { readonly kind: string }[]): string {
  const kinds = targets.map(({ kind }) => kind)
  return kinds.filter((kind, i) => kind !== kinds[i - 1]).join(' ')
}

test('RET-INFO-01: every option points at what it is about', () => {
  const wrong = new Set<string>()
  for (const table of TABLES.keys()) {
    for (const seed of [21, 22]) {
      playOut(table, seed, (match) => {
        for (const { label, targets = [] } of match.pending().flatMap(({ options }) => options)) {
          const known = KINDS.get(String(label))
          const kinds = pointsAt(targets)
          if (known && !known.includes(kinds)) wrong.add(`${label}: ${kinds}`)
        }
      })
    }
  }
  expect([...wrong]).toEqual([])
})
