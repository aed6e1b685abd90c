import { type Static, type TSchema, Type } from 'typebox'

/** What is accepted and what is answered: the same schemas validate, type and describe. */

const closed = { additionalProperties: false }

/** Something that can be seen, though there are letters and a symbol that show nothing. */
const SEEN = '(?![\\p{DI}\\u2800])[\\p{L}\\p{N}\\p{P}\\p{S}]'
/** No control characters, nor any that turn the direction of what follows or begin a line. */
const WRITTEN = '[^\\p{C}\\p{Zl}\\p{Zp}]'
const NAMED = `^(?=${WRITTEN}*${SEEN})${WRITTEN}+$`
/** Lines and joined emoji may be said, too. */
const SAID = `^(?=[\\s\\S]*${SEEN})(${WRITTEN}|[\\n\\u200d])+$`

export const Name = Type.String({ minLength: 1, maxLength: 40, pattern: NAMED })
const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 })
const BotName = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9-]+$' })
const OptionId = Type.String({ maxLength: 200 })
const Picks = Type.Array(OptionId, { maxItems: 200 })
const Entropy = Type.String({ pattern: '^([0-9a-f]{2}){1,64}$' })
const Count = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 })

const TableId = Type.String({ pattern: '^[\\w-]{16}$' })
export const TablePath = Type.Object({ table: TableId })
export const SeatPath = Type.Object({
  table: TableId,
  seat: Type.String({ pattern: '^\\d{1,2}$' }),
})

export const CodePath = Type.Object({ code: Type.String({ pattern: '^[A-Za-z]{6}$' }) })

export const Keyed = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
})
export const MustBeKeyed = Type.Object({
  'idempotency-key': Type.String({ minLength: 1, maxLength: 100 }),
})

// --- what is asked ---

export const NewIdentity = Type.Object(
  { name: Name, bearer: Type.Optional(Type.Boolean()) },
  closed,
)
export const ChangedIdentity = Type.Object(
  {
    name: Type.Optional(Name),
    webhook: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()])),
  },
  closed,
)
export const CarryToken = Type.Object(
  { token: Type.String({ minLength: 20, maxLength: 100 }) },
  closed,
)

const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })
export const ClockSettings = Type.Object(
  {
    perMove: Type.Optional(Type.Integer({ minimum: 1, maximum: 7_776_000 })),
    perGame: Type.Optional(Type.Integer({ minimum: 1, maximum: 31_536_000 })),
    window: Type.Optional(
      Type.Object(
        { from: TimeOfDay, to: TimeOfDay, zone: Type.String({ minLength: 1, maxLength: 60 }) },
        closed,
      ),
    ),
    vacation: Type.Optional(Type.Integer({ minimum: 0, maximum: 60 })),
  },
  closed,
)
const OptionValue = Type.Union([
  Type.Boolean(),
  Type.String({ maxLength: 60 }),
  Type.Array(Type.String({ maxLength: 60 }), { maxItems: 16 }),
])
export const OpenedTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    seats: Type.Integer({ minimum: 1, maximum: 16 }),
    options: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), OptionValue)),
    public: Type.Optional(Type.Boolean()),
    spectators: Type.Optional(Type.Boolean()),
    clocks: Type.Optional(ClockSettings),
    /** Bots for the last seats. */
    bots: Type.Optional(Type.Array(BotName, { maxItems: 15 })),
    entropy: Type.Optional(Entropy),
    /** The finished table whose match this one goes on from. */
    after: Type.Optional(TableId),
    /** In place of that, a finished match from elsewhere; the game judges it. */
    before: Type.Optional(Type.Unknown()),
    /** What lies hidden at the end is kept for a sequel. */
    toBeContinued: Type.Optional(Type.Boolean()),
  },
  closed,
)
export const Joining = Type.Object(
  { seat: Type.Optional(SeatNumber), entropy: Type.Optional(Entropy) },
  closed,
)
export const Listing = Type.Object({ public: Type.Boolean() }, closed)
/** The seats as they are now, in the order wanted; null is a new one. */
export const Arranging = Type.Object(
  { places: Type.Array(Type.Union([SeatNumber, Type.Null()]), { minItems: 1, maxItems: 16 }) },
  closed,
)
export const Kicking = Type.Object({ seat: SeatNumber }, closed)
export const BotChoice = Type.Object({ bot: Type.Optional(BotName) }, closed)
export const TakingOff = Type.Object({ days: Type.Integer({ minimum: 0, maximum: 60 }) }, closed)
export const Nothing = Type.Object({}, closed)
export const Answering = Type.Object({ decision: Count, revision: Count, picks: Picks }, closed)
export const Answers = Type.Array(
  Type.Object(
    {
      table: TableId,
      /** Whose answer it is, where several of those who ask sit at this table. */
      seat: Type.Optional(SeatNumber),
      ...Answering.properties,
      key: Type.String({ minLength: 1, maxLength: 100 }),
    },
    closed,
  ),
  { minItems: 1, maxItems: 100 },
)
export const Taking = Type.Object({ offer: OptionId }, closed)
export const Cancelling = Type.Object({ decision: Count, revision: Count }, closed)
export const Undoing = Type.Object({ revision: Count }, closed)
export const Agreeing = Type.Object({ agree: Type.Boolean() }, closed)
export const LookingBack = Type.Object(
  {
    at: Type.Optional(Type.String({ pattern: '^\\d{1,6}$' })),
    seat: Type.Optional(Type.String({ pattern: '^\\d{1,2}$' })),
  },
  closed,
)
export const Saying = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 500, pattern: SAID }) },
  closed,
)
const Note = Type.Optional(Type.String({ maxLength: 300 }))
export const Ordering = Type.Object(
  {
    orders: Type.Array(
      Type.Union([
        Type.Object({ prompt: Type.String({ maxLength: 100 }), picks: Picks, note: Note }, closed),
        Type.Object({ never: OptionId, note: Note }, closed),
      ]),
      { maxItems: 20 },
    ),
  },
  closed,
)

// --- what is answered ---

/** What is sent is only read: a list that nobody may change will do. */
export function listOf<T extends TSchema>(item: T) {
  return Type.Unsafe<readonly Static<T>[]>(Type.Array(item))
}

const Anything = Type.Unsafe<unknown>({})

export const Problem = Type.Object({
  error: Type.String(),
  message: Type.String(),
  legal: Type.Optional(listOf(Type.String())),
})
export const IdentityView = Type.Object({
  id: Type.String(),
  name: Type.String(),
  webhook: Type.Union([Type.String(), Type.Null()]),
  token: Type.Optional(Type.String()),
})
/** Null is nobody yet. */
export const KnownIdentity = Type.Union([IdentityView, Type.Null()])
export const Token = Type.Object({ token: Type.String() })
export const GameList = listOf(
  Type.Object({
    id: Type.String(),
    seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
    options: Anything,
    bots: listOf(Type.String()),
  }),
)
const MaybeText = Type.Union([Type.String(), Type.Null()])
const MaybeSeat = Type.Union([Type.Integer(), Type.Null()])
export const TableView = Type.Object({
  id: Type.String(),
  game: Type.String(),
  options: Anything,
  phase: Type.String(),
  code: MaybeText,
  public: Type.Boolean(),
  spectators: Type.Boolean(),
  clocks: Anything,
  commitment: MaybeText,
  rematch: MaybeText,
  after: MaybeText,
  sequel: MaybeText,
  toBeContinued: Type.Boolean(),
  createdAt: Type.Integer(),
  ending: Type.Optional(listOf(Type.Integer())),
  host: MaybeSeat,
  seats: listOf(Type.Object({ kind: Type.String(), name: MaybeText, bot: MaybeText })),
})
export const MyTable = Type.Object({
  ...TableView.properties,
  seat: MaybeSeat,
  yourTurn: Type.Boolean(),
  waiting: listOf(Type.Integer()),
  since: Type.Union([Type.Integer(), Type.Null()]),
})
export const DoneView = Type.Object({ number: Type.Integer(), revision: Type.Integer() })
export const AnswersView = listOf(
  Type.Object({
    status: Type.Integer(),
    ...Type.Partial(DoneView).properties,
    ...Type.Partial(Problem).properties,
  }),
)
const GoneBackView = listOf(
  Type.Object({
    number: Type.Integer(),
    at: Type.Integer(),
    seat: Type.Integer(),
    agreed: listOf(Type.Integer()),
    takenBack: Type.Integer(),
    kept: Type.Integer(),
    line: Type.Integer(),
  }),
)
export const PositionView = Type.Object({
  number: Type.Integer(),
  table: TableView,
  seat: MaybeSeat,
  revision: Type.Integer(),
  view: Anything,
  log: listOf(Anything),
  goneBack: GoneBackView,
  pending: listOf(Anything),
  offers: listOf(Anything),
  hourglasses: listOf(Anything),
  waiting: listOf(Type.Integer()),
  undo: MaybeText,
  undoRequest: Type.Union([
    Type.Object({ seat: Type.Integer(), waitingFor: listOf(Type.Integer()) }),
    Type.Null(),
  ]),
  clocks: listOf(Anything),
  orders: listOf(Anything),
  result: Anything,
  seed: Anything,
})
export const WhyNot = listOf(
  Type.Object({
    what: Type.String(),
    why: Type.String(),
    params: Type.Optional(Anything),
    rule: Type.String(),
  }),
)
export const MomentView = Type.Object({
  at: Type.Integer(),
  length: Type.Integer(),
  seat: MaybeSeat,
  view: Anything,
  log: listOf(Anything),
  goneBack: GoneBackView,
  pending: listOf(Anything),
  waiting: listOf(Type.Integer()),
  result: Anything,
  told: Anything,
  moment: Anything,
})
export const Reasons = listOf(
  Type.Object({ at: Type.Integer(), seat: Type.Integer(), because: Anything }),
)
export const ChatView = listOf(
  Type.Object({
    number: Type.Integer(),
    at: Type.Integer(),
    seat: MaybeSeat,
    name: Type.String(),
    text: Type.String(),
  }),
)

export type OpenedTable = Static<typeof OpenedTable>
