import { type ContentRef, type Decision, POST_KINDS, type PostKind } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import { authorsOf, postsToRemove } from './authors.ts'
import { type HeldRow, heldPostStore } from './held-posts.store.ts'
import type { Notify } from './notify-each.ts'
import { postStore, REPORT_TYPE_OF } from './posts.store.ts'
import {
  type DecisionContext,
  notifyReporters,
  removePosts,
  type SelectedPosts,
} from './remove-posts.ts'
import { closeReports } from './reports.store.ts'

/** The administrator who decides, and the request. */
export interface Moderator {
  readonly id: number
  readonly requestId: string
}

interface DecisionNeeds {
  readonly queries: Queries
  readonly now: Clock
  readonly notify: Notify
  /** Publishes a held post in the name of its author, as if it were written now. */
  readonly publish: (transaction: Queries, held: HeldRow) => Promise<unknown>
  /** Called for each held post after it is published. */
  readonly countPublished: (held: HeldRow) => void
  /** Blocks users, closes their sockets, and returns the users that are blocked now. */
  readonly block: (userIds: readonly number[], by: Moderator) => Promise<ReadonlySet<number>>
}

const selectionOf = (items: readonly ContentRef[]): SelectedPosts => {
  const idsOf = (matches: (item: ContentRef) => boolean) => [
    ...new Set(items.filter(matches).map(({ id }) => id)),
  ]
  const published = (wanted: PostKind) =>
    idsOf(({ source, kind }) => source !== 'held' && kind === wanted)
  return {
    held: idsOf(({ source }) => source === 'held'),
    published: {
      comment: published('comment'),
      boardMessage: published('boardMessage'),
      chatMessage: published('chatMessage'),
    },
  }
}

const closeReportsOf = async (context: DecisionContext, kind: PostKind, ids: readonly number[]) => {
  const type = REPORT_TYPE_OF[kind]
  if (type === undefined) return 0
  const rows = await postStore(context.transaction).find(kind, ids)
  await notifyReporters(context, kind, rows, ({ moderation }) => moderation.reportKept)
  await closeReports(context.transaction, type, ids, context.now)
  return rows.length
}

/** The target of a held post is gone or has changed. The post stays held until it is refused. */
const isStuck = (error: unknown) =>
  error instanceof AppError && (error.status === 404 || error.status === 409)

const publishHeld = async (
  transaction: Queries,
  ids: readonly number[],
  publish: DecisionNeeds['publish'],
) => {
  const store = heldPostStore(transaction)
  const rows = await store.find(ids)
  const done: HeldRow[] = []
  for (const held of rows) {
    try {
      await publish(transaction, held)
      done.push(held)
    } catch (error) {
      if (!isStuck(error)) throw error
    }
  }
  await store.remove(done.map(({ id }) => id))
  return { done, stuck: rows.length - done.length }
}

/** Decides on many posts in one transaction: all or nothing. */
export const createDecide = (needs: DecisionNeeds) => {
  const { queries, now, notify, publish, countPublished, block } = needs
  const contextOf = (transaction: Queries, byId: number) => ({
    transaction,
    notify,
    byId,
    now: now(),
  })

  /** Blocks first, then looks for posts: a blocked user cannot write new ones meanwhile. */
  const blockAuthors = async (selected: SelectedPosts, by: Moderator) => {
    const blockedIds = await block(await authorsOf(queries, selected), by)
    const done = await withAdminLock(queries, async (transaction) => {
      const posts = await postsToRemove(transaction, selected, blockedIds, now())
      return removePosts({ ...contextOf(transaction, by.id), blockedIds }, posts)
    })
    return { done, stuck: 0, blocked: blockedIds.size }
  }

  return async (decision: Decision, items: readonly ContentRef[], by: Moderator) => {
    const selected = selectionOf(items)
    if (decision === 'block') return blockAuthors(selected, by)
    if (decision === 'remove') {
      const done = await withAdminLock(queries, (transaction) =>
        removePosts(contextOf(transaction, by.id), selected),
      )
      return { done, stuck: 0, blocked: 0 }
    }
    const { done, stuck, approved } = await withAdminLock(queries, async (transaction) => {
      const held = await publishHeld(transaction, selected.held, publish)
      const context = contextOf(transaction, by.id)
      let approved = 0
      for (const kind of POST_KINDS)
        approved += await closeReportsOf(context, kind, selected.published[kind])
      return { ...held, approved }
    })
    for (const held of done) countPublished(held)
    return { done: done.length + approved, stuck, blocked: 0 }
  }
}

export type Decide = ReturnType<typeof createDecide>
