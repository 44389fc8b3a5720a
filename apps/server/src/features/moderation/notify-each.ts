import { NOTIFICATION_TYPE, type NotificationType, visibleText } from '@lanting/contract'
import type { Copy } from '@lanting/copy'
import type { Queries } from '../../database/open.ts'

export type Notify = (
  transaction: Queries,
  notice: {
    readonly userId: number
    readonly type: NotificationType
    readonly toId: number | null
    readonly message: (words: Copy) => string
    readonly byId: number
  },
  now: number,
) => Promise<void>

/** A post about which its author or reporter is notified. */
export interface News {
  readonly user_id: number | null
  readonly content: string
  readonly type: number | null
  readonly for_id: number | null
}

/** The message for one post, and for many. */
export type Words = (copy: Copy) => { one(text: string): string; many(count: number): string }

interface Telling {
  readonly notify: Notify
  readonly words: Words
  readonly byId: number
  readonly now: number
}

const EXCERPT_LENGTH = 40

export const excerptOf = (content: string): string => {
  const letters = Array.from(visibleText(content).trim().replace(/\s+/g, ' '))
  return letters.length > EXCERPT_LENGTH
    ? `${letters.slice(0, EXCERPT_LENGTH).join('')}…`
    : letters.join('')
}

/** Notifies each user once, however many posts it is about. */
export const notifyEach = async (
  transaction: Queries,
  news: readonly News[],
  { notify, words, byId, now }: Telling,
): Promise<void> => {
  const byUser = Map.groupBy(news, ({ user_id }) => user_id)
  for (const [userId, own] of byUser) {
    const [first] = own
    if (userId === null || !first) continue
    const message = (copy: Copy) =>
      own.length === 1 ? words(copy).one(excerptOf(first.content)) : words(copy).many(own.length)
    const type = (first.type ?? NOTIFICATION_TYPE.boardMessage) as NotificationType
    await notify(transaction, { userId, type, toId: first.for_id, message, byId }, now)
  }
}
