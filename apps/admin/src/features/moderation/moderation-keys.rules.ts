/** The actions of the keyboard shortcuts. */
const KEYS = {
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

/** The focused element. */
export type PressedOn = 'field' | 'link' | 'elsewhere'

interface Pressed {
  readonly key: string
  readonly hasModifier: boolean
  readonly on: PressedOn
}

/** Returns the action of a key. Keys in text fields have none. */
export const actOf = ({ key, hasModifier, on }: Pressed): ModerationAction | undefined => {
  if (hasModifier || on === 'field') return undefined
  // Enter keeps its meaning on links and buttons.
  if (on === 'link' && key === 'Enter') return undefined
  const known = key.length === 1 ? key.toLowerCase() : key
  return Object.hasOwn(KEYS, known) ? KEYS[known as keyof typeof KEYS] : undefined
}

/** Returns the next row, within the list. */
export const stepped = (place: number, step: 1 | -1, count: number): number =>
  Math.max(0, Math.min(count - 1, place + step))

/** Toggles a row. The selection stores whole rows because some may be on other pages. */
export const toggled = <T extends { readonly key: string }>(
  chosen: ReadonlyMap<string, T>,
  row: T,
): ReadonlyMap<string, T> => {
  const next = new Map(chosen)
  if (!next.delete(row.key)) next.set(row.key, row)
  return next
}
