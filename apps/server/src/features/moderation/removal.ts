import { POST_KINDS, type PostKind } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { heldStore } from './held-posts.store.ts'
import { type Notify, notifyEach, type Words } from './notify-each.ts'
import { postStore, REPORTED_AS, type Written } from './posts.store.ts'
import { openReporters } from './reports.store.ts'

/** The ids of held posts, and of published posts by kind. */
export interface Chosen {
  readonly held: readonly number[]
  readonly written: Readonly<Record<PostKind, readonly number[]>>
}

export interface Doing {
  readonly transaction: Queries
  readonly notify: Notify
  /** The administrator. */
  readonly byId: number
  readonly now: number
  /** Users who get no notification. */
  readonly silent?: ReadonlySet<number>
}

/** Notifies the users who reported these posts. */
export const notifyReporters = async (
  { transaction, ...doing }: Doing,
  kind: PostKind,
  rows: readonly Written[],
  words: Words,
): Promise<void> => {
  const type = REPORTED_AS[kind]
  if (type === undefined) return
  const reported = new Map(rows.map((row) => [row.id, row]))
  const reporters = await openReporters(transaction, type, [...reported.keys()])
  const news = reporters.flatMap(({ user_id, for_id }) => {
    const row = reported.get(for_id)
    return row ? [{ ...row, user_id }] : []
  })
  await notifyEach(transaction, news, { ...doing, words })
}

const toBeTold = <T extends { readonly user_id: number | null }>(
  rows: readonly T[],
  silent: ReadonlySet<number> = new Set(),
) => rows.filter(({ user_id }) => user_id !== null && !silent.has(user_id))

const removeWritten = async (doing: Doing, kind: PostKind, ids: readonly number[]) => {
  const { transaction, silent } = doing
  const store = postStore(transaction)
  const rows = await store.find(kind, ids)
  // Before the removal, because their reports are deleted with them.
  await notifyReporters(doing, kind, rows, ({ order }) => order.reportRemoved)
  await store.remove(
    kind,
    rows.map(({ id }) => id),
  )
  // Everybody in the chat room sees a recall, so no notification is sent.
  const told = kind === 'chatMessage' ? [] : toBeTold(rows, silent)
  await notifyEach(transaction, told, { ...doing, words: ({ order }) => order.removed })
  return rows.length
}

const refuseHeld = async (doing: Doing, ids: readonly number[]) => {
  const { transaction, silent } = doing
  const store = heldStore(transaction)
  const rows = await store.find(ids)
  await store.remove(rows.map(({ id }) => id))
  await notifyEach(transaction, toBeTold(rows, silent), {
    ...doing,
    words: ({ order }) => order.refused,
  })
  return rows.length
}

/** Removes published posts and refuses held ones. Returns their number. */
export const removeChosen = async (doing: Doing, { held, written }: Chosen): Promise<number> => {
  let done = await refuseHeld(doing, held)
  for (const kind of POST_KINDS) done += await removeWritten(doing, kind, written[kind])
  return done
}
