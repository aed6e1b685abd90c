/** The entries of one family under the name of another: what a card does is said by the card's name. */
export function renamed<T extends object, From extends string, To extends string>(
  entries: T,
  from: From,
  to: To,
): Renamed<T, From, To> {
  const start = `${from}.`
  return Object.fromEntries(
    Object.entries(entries)
      .filter(([key]) => key.startsWith(start))
      .map(([key, text]) => [`${to}.${key.slice(start.length)}`, text]),
  ) as Renamed<T, From, To>
}

type Renamed<T, From extends string, To extends string> = {
  readonly [K in keyof T & string as K extends `${From}.${infer Id}`
    ? `${To}.${Id}`
    : never]: string
}

const BELT = [0, 1, 2, 3]
const SLOTS = [0, 1, 2]

/** Slots are called like what they are on. */
export function spotNames(
  items: Readonly<Record<string, string>>,
  belt: string,
  robot: string,
): Readonly<Record<`spot.${string}`, string>> {
  const onItems = Object.entries(items).flatMap(([key, text]) =>
    SLOTS.map((slot) => [`spot.${key.slice('item.'.length)}-${slot}`, text]),
  )
  const onBelt = BELT.map((slot) => [`spot.belt-${slot}`, belt])
  const onRobot = ['ammo', 'oxygen'].map((slot) => [`spot.robot-${slot}`, robot])
  return Object.fromEntries([...onItems, ...onBelt, ...onRobot])
}

/** Cards are named with their Character's short key in front where they are pointed at. */
export function cardNames(
  faces: Readonly<Record<string, string>>,
  shorts: readonly string[],
): Readonly<Record<`card.${string}`, string>> {
  return Object.fromEntries(
    Object.entries(faces).flatMap(([key, text]) =>
      shorts.map((short) => [`card.${short}-${key.slice('card.'.length)}`, text]),
    ),
  )
}

export const SHORTS = ['of', 're', 'ce', 'ms', 'hg', 'co'] as const
