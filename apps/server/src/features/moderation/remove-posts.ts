import type { PostKind } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { heldPostStore } from './held-posts.store.ts'
import { type MessageCopy, type Notify, notifyEach } from './notify-each.ts'
import { type Post, postStore, REPORT_TYPE_OF } from './posts.store.ts'
import { openReporters } from './reports.store.ts'

/** The ids of held posts, and of published posts by kind. */
export interface SelectedPosts {
  readonly held: readonly number[]
  readonly published: Readonly<Record<PostKind, readonly number[]>>
}

export interface DecisionContext {
  readonly transaction: Queries
  readonly notify: Notify
  /** The administrator. */
  readonly byId: number
  readonly now: number
  /** Users who get no notification. */
  readonly blockedIds?: ReadonlySet<number>
}

/** Notifies the users who reported these posts. */
export const notifyReporters = async (
  { transaction, ...context }: DecisionContext,
  kind: PostKind,
  rows: readonly Post[],
  copyOf: MessageCopy,
): Promise<void> => {
  const type = REPORT_TYPE_OF[kind]
  if (type === undefined) return
  const postsById = new Map(rows.map((row) => [row.id, row]))
  const reporters = await openReporters(transaction, type, [...postsById.keys()])
  const posts = reporters.flatMap(({ user_id, for_id }) => {
    const row = postsById.get(for_id)
    return row ? [{ ...row, user_id }] : []
  })
  await notifyEach(transaction, posts, { ...context, copyOf })
}

const recipientsOf = <T extends { readonly user_id: number | null }>(
  rows: readonly T[],
  blockedIds: ReadonlySet<number> = new Set(),
) => rows.filter(({ user_id }) => user_id !== null && !blockedIds.has(user_id))

const removePublished = async (
  context: DecisionContext,
  kind: PostKind,
  ids: readonly number[],
) => {
  const { transaction, blockedIds } = context
  const store = postStore(transaction)
  const rows = await store.find(kind, ids)
  // Before the removal, because their reports are deleted with them.
  await notifyReporters(context, kind, rows, ({ moderation }) => moderation.reportRemoved)
  await store.remove(
    kind,
    rows.map(({ id }) => id),
  )
  // Everybody in the chat room sees a recall, so no notification is sent.
  const recipients = kind === 'chatMessage' ? [] : recipientsOf(rows, blockedIds)
  await notifyEach(transaction, recipients, {
    ...context,
    copyOf: ({ moderation }) => moderation.removed,
  })
  return rows.length
}

const refuseHeldPosts = async (context: DecisionContext, ids: readonly number[]) => {
  const { transaction, blockedIds } = context
  const store = heldPostStore(transaction)
  const rows = await store.find(ids)
  await store.remove(rows.map(({ id }) => id))
  await notifyEach(transaction, recipientsOf(rows, blockedIds), {
    ...context,
    copyOf: ({ moderation }) => moderation.refused,
  })
  return rows.length
}

/** The chat waits from the removal of its messages to the end of the transaction. */
const REMOVAL_ORDER = ['comment', 'boardMessage', 'chatMessage'] as const satisfies PostKind[]

/** Removes published posts and refuses held ones. Returns their number. */
export const removePosts = async (
  context: DecisionContext,
  { held, published }: SelectedPosts,
): Promise<number> => {
  let done = await refuseHeldPosts(context, held)
  for (const kind of REMOVAL_ORDER) done += await removePublished(context, kind, published[kind])
  return done
}
