/** Something as plain data: what it does is left out. */
export type Data<T> = T extends readonly unknown[]
  ? { readonly [Index in keyof T]: Data<T[Index]> }
  : T extends object
    ? {
        readonly [Key in keyof T as Exclude<T[Key], undefined> extends Act ? never : Key]: Data<
          T[Key]
        >
      }
    : T

type Act = (...args: never[]) => unknown

/** What is printed, without its effects and so that nobody can change it: it may be handed to anybody. */
export function dataOf<T>(value: T): Data<T> {
  if (typeof value !== 'object' || value === null) return value as Data<T>
  if (Array.isArray(value)) return Object.freeze(value.map(dataOf)) as Data<T>
  const data = Object.entries(value).filter(([, part]) => typeof part !== 'function')
  return Object.freeze(
    Object.fromEntries(data.map(([key, part]) => [key, dataOf(part)])),
  ) as Data<T>
}
