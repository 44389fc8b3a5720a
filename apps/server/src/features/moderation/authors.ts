import { LATELY_DAYS, POST_KINDS, type PostKind } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { heldPostStore } from './held-posts.store.ts'
import { type Post, postStore } from './posts.store.ts'
import type { SelectedPosts } from './remove-posts.ts'

const DAY_MS = 86_400_000

const forEachKind = async <T>(ask: (kind: PostKind) => Promise<T>) => {
  const entries: [PostKind, T][] = []
  for (const kind of POST_KINDS) entries.push([kind, await ask(kind)])
  return Object.fromEntries(entries) as Record<PostKind, T>
}

const selectedRows = async (queries: Queries, selected: SelectedPosts) => {
  const store = postStore(queries)
  return {
    held: await heldPostStore(queries).find(selected.held),
    published: await forEachKind<Post[]>((kind) => store.find(kind, selected.published[kind])),
  }
}

/** Returns the authors who can be blocked. Administrators cannot, and visitors have no account. */
export const authorsOf = async (queries: Queries, selected: SelectedPosts): Promise<number[]> => {
  const { held, published } = await selectedRows(queries, selected)
  const authorIds = [...held, ...Object.values(published).flat()].flatMap(
    ({ user_id }) => user_id ?? [],
  )
  return postStore(queries).blockable([...new Set(authorIds)])
}

/**
 * Returns everything to remove when these authors are blocked: the selected posts and their recent
 * posts. Posts of authors who were not blocked stay. Visitors' posts are removed too, because a
 * visitor cannot be blocked.
 */
export const postsToRemove = async (
  queries: Queries,
  selected: SelectedPosts,
  blockedIds: ReadonlySet<number>,
  now: number,
): Promise<SelectedPosts> => {
  const { held, published } = await selectedRows(queries, selected)
  const idsOf = (rows: readonly { readonly id: number; readonly user_id: number | null }[]) =>
    rows.filter(({ user_id }) => user_id === null || blockedIds.has(user_id)).map(({ id }) => id)
  const since = now - LATELY_DAYS * DAY_MS
  const store = postStore(queries)
  return {
    held: [...new Set([...idsOf(held), ...(await heldPostStore(queries).idsOf([...blockedIds]))])],
    published: await forEachKind(async (kind) => {
      const recent = await store.idsSince(kind, [...blockedIds], since)
      return [...new Set([...idsOf(published[kind]), ...recent])]
    }),
  }
}
