/** Everything printed on the boards, pieces and tokens. The cards stand in `cards/`. */

export type FactionId = 'marines' | 'aliens' | 'scientists' | 'greys' | 'pandora'

/** Sectors are numbered as in `SECTORS`. */
export type Sector = number
/** Installed slots are numbered as in `SLOTS`. */
export type Slot = number
/** Pending slots are numbered as in `PENDING_SLOTS`. */
export type PendingSlot = number
/** The four Rooms of a Sector, clockwise from the upper left: a, b, c, d. */
export type Room = 0 | 1 | 2 | 3

export const CORRIDORS: Sector = 0
export const CONTROL_ROOM: Sector = 1
export const TECH_BAY: Sector = 2

export interface SectorBoard {
  readonly id: string
  readonly owner: FactionId | null
  readonly slots: readonly Slot[]
  readonly pending: readonly PendingSlot[]
  /** `passages[a][b]` tells whether the Rooms a and b are joined. */
  readonly passages: readonly (readonly boolean[])[]
}

export interface SlotBoard {
  readonly id: string
  readonly sector: Sector
  readonly column: number
  readonly row: number
  readonly bonus: boolean
  readonly neighbours: readonly Slot[]
}

interface PrintedSector {
  id: string
  owner: FactionId | null
  prefix: string
  /** Column and row of each installed slot; `*` starts with a Bonus card. */
  slots: string
  pending: number
  passages: string
}

const PRINTED: readonly PrintedSector[] = [
  {
    id: 'corridors',
    owner: null,
    prefix: 'cor',
    slots: '0,0 1,0 2,0 1,1*',
    pending: 1,
    passages: 'ab ac ad bc bd cd',
  },
  {
    id: 'control-room',
    owner: null,
    prefix: 'ctl',
    slots: '0,0* 1,0 2,0*',
    pending: 1,
    passages: 'ab bc cd ad',
  },
  {
    id: 'tech-bay',
    owner: null,
    prefix: 'tec',
    slots: '0,0* 1,0 2,0* 1,1',
    pending: 0,
    passages: 'ab bc ad',
  },
  {
    id: 'loading-dock',
    owner: 'marines',
    prefix: 'dock',
    slots: '0,0 1,0 2,0*',
    pending: 2,
    passages: 'ab ac bc cd',
  },
  {
    id: 'alien-nest',
    owner: 'aliens',
    prefix: 'nest',
    slots: '0,0 1,0 2,0*',
    pending: 2,
    passages: 'ab ad bd bc',
  },
  {
    id: 'laboratory',
    owner: 'scientists',
    prefix: 'lab',
    slots: '0,0 1,0 2,0*',
    pending: 2,
    passages: 'bc bd cd ad',
  },
  {
    id: 'grey-wreck',
    owner: 'greys',
    prefix: 'grey',
    slots: '0,0 1,0 2,0*',
    pending: 2,
    passages: 'ac ad cd ab',
  },
]

export const ROOMS: readonly Room[] = [0, 1, 2, 3]
export const ROOM_NAMES = 'abcd'

export const SLOTS: readonly SlotBoard[] = readSlots()
export const PENDING_SLOTS: readonly { readonly id: string; readonly sector: Sector }[] =
  PRINTED.flatMap(({ prefix, pending }, sector) =>
    Array.from({ length: pending }, (_, i) => ({ id: `${prefix}-p${i + 1}`, sector })),
  )
export const SECTORS: readonly SectorBoard[] = PRINTED.map(({ id, owner, passages }, sector) => ({
  id,
  owner,
  slots: numbersWhere(SLOTS, (slot) => slot.sector === sector),
  pending: numbersWhere(PENDING_SLOTS, (slot) => slot.sector === sector),
  passages: ROOMS.map((a) => ROOMS.map((b) => joined(passages, a, b))),
}))

export function sectorOfFaction(faction: FactionId): Sector {
  return SECTORS.findIndex((sector) => sector.owner === faction)
}

export const FACTIONS: readonly FactionId[] = [
  'marines',
  'aliens',
  'scientists',
  'greys',
  'pandora',
]

/** THE-DATA-01: nobody else collects Data. */
export function collectsData(faction: FactionId): boolean {
  return faction === 'scientists' || faction === 'greys'
}

export type Attack = 'none' | 'single' | 'area' | 'data'
export type UnitKind =
  | 'marine'
  | 'alien'
  | 'scientist'
  | 'grey'
  | 'creature'
  | 'runner'
  | 'catcher'
  | 'warrior'
  | 'minor-alien'

export interface UnitProfile {
  readonly faction: FactionId
  readonly count: number
  /** Attacks of the basic and of the upgraded side. */
  readonly attack: readonly [Attack, Attack]
  /** What an Embryo of either side takes a card for. */
  readonly control?: readonly ['once' | 'always', 'once' | 'always']
}

export const UNITS: Readonly<Record<UnitKind, UnitProfile>> = {
  marine: { faction: 'marines', count: 3, attack: ['single', 'area'] },
  alien: { faction: 'aliens', count: 3, attack: ['none', 'area'] },
  scientist: { faction: 'scientists', count: 3, attack: ['none', 'area'] },
  grey: { faction: 'greys', count: 3, attack: ['none', 'data'] },
  creature: { faction: 'pandora', count: 3, attack: ['single', 'area'] },
  runner: { faction: 'pandora', count: 4, attack: ['none', 'single'], control: ['once', 'always'] },
  catcher: {
    faction: 'pandora',
    count: 2,
    attack: ['none', 'single'],
    control: ['always', 'always'],
  },
  warrior: {
    faction: 'pandora',
    count: 4,
    attack: ['single', 'area'],
    control: ['once', 'always'],
  },
  'minor-alien': { faction: 'aliens', count: 3, attack: ['single', 'single'] },
}

/** The unit each player starts with. */
export const STANDARD_UNIT: Readonly<Record<FactionId, UnitKind>> = {
  marines: 'marine',
  aliens: 'alien',
  scientists: 'scientist',
  greys: 'grey',
  pandora: 'creature',
}

export type TokenKind = 'upgrade' | 'parasite' | 'invisibility' | 'clamp' | 'deactivation'

/** THE-TOKEN-01: how many of each there are. Reminder tokens limit nothing and are not counted. */
export const TOKEN_LIMITS: Readonly<Record<TokenKind, number>> = {
  upgrade: 20,
  parasite: 2,
  invisibility: 2,
  clamp: 2,
  deactivation: 3,
}

export const LAST_POINT = 20
export const FULL_CAMERA = 6
export const UPGRADES_PER_CARD = 6
/** The End-of-game token goes to 3, 2, 1 and the final space. */
export const END_OF_GAME = 4
export const QUIET_TURNS = 30

function readSlots(): SlotBoard[] {
  const bare = PRINTED.flatMap(({ prefix, slots }, sector) =>
    slots.split(' ').map((printed, i) => ({
      id: `${prefix}-${i + 1}`,
      sector,
      column: Number(printed[0]),
      row: Number(printed[2]),
      bonus: printed.endsWith('*'),
    })),
  )
  return bare.map((slot) => ({
    ...slot,
    neighbours: numbersWhere(bare, (one) => besides(slot, one)),
  }))
}

type Placed = Pick<SlotBoard, 'sector' | 'column' | 'row'>

function besides(a: Placed, b: Placed): boolean {
  return a.sector === b.sector && Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1
}

function joined(passages: string, a: Room, b: Room): boolean {
  const pair = [ROOM_NAMES[Math.min(a, b)], ROOM_NAMES[Math.max(a, b)]].join('')
  return passages.split(' ').includes(pair)
}

function numbersWhere<T>(items: readonly T[], fits: (item: T) => boolean): number[] {
  return items.flatMap((item, i) => (fits(item) ? [i] : []))
}
