import { SHOWN } from '@lanting/contract'

export interface TitleState {
  /** The title of the page itself. */
  readonly own: string
  /** The title as it was last shown. */
  readonly shown: string
}

const prefixOf = (count: number) =>
  count > SHOWN.unreadBadge ? `(${SHOWN.unreadBadge}+)` : `(${count})`

/** Returns the title with the number of unread messages. A title set by the page is a new own one. */
export const titleWith = (
  current: string,
  count: number,
  before: TitleState | undefined,
): TitleState => {
  const own = before && current === before.shown ? before.own : current
  return { own, shown: count > 0 ? `${prefixOf(count)} ${own}` : own }
}
