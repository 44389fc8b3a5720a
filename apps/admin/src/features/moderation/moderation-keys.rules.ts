/** What keys do on a list of writings. */
export const KEYS = {
  j: 'next',
  k: 'previous',
  ArrowDown: 'next',
  ArrowUp: 'previous',
  x: 'choose',
  a: 'chooseAll',
  d: 'remove',
  r: 'keep',
  b: 'block',
  Enter: 'open',
  u: 'undo',
  '/': 'search',
  Escape: 'clear',
  '?': 'help',
} as const

export type ModerationAction = (typeof KEYS)[keyof typeof KEYS]

/** What the key was pressed on. */
export type PressedOn = 'field' | 'link' | 'elsewhere'

interface Pressed {
  readonly key: string
  readonly hasModifier: boolean
  readonly on: PressedOn
}

/** What a key means, if anything: whoever types, types. */
export const actOf = ({ key, hasModifier, on }: Pressed): ModerationAction | undefined => {
  if (hasModifier || on === 'field') return undefined
  // Where Enter has a meaning of its own it keeps it.
  if (on === 'link' && key === 'Enter') return undefined
  const known = key.length === 1 ? key.toLowerCase() : key
  return Object.hasOwn(KEYS, known) ? KEYS[known as keyof typeof KEYS] : undefined
}

/** The row after a step; the ends hold. */
export const stepped = (place: number, step: 1 | -1, count: number): number =>
  Math.max(0, Math.min(count - 1, place + step))

/** Chosen rows are kept whole: some of them may be on other pages. */
export const toggled = <T extends { readonly key: string }>(
  chosen: ReadonlyMap<string, T>,
  row: T,
): ReadonlyMap<string, T> => {
  const next = new Map(chosen)
  if (!next.delete(row.key)) next.set(row.key, row)
  return next
}
