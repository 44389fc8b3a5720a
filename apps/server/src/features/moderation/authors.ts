import { LATELY_DAYS, POST_KINDS, type PostKind } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { heldStore } from './held-posts.store.ts'
import { postStore, type Written } from './posts.store.ts'
import type { Chosen } from './removal.ts'

const DAY_MS = 86_400_000

const each = async <T>(ask: (kind: PostKind) => Promise<T>) => {
  const entries: [PostKind, T][] = []
  for (const kind of POST_KINDS) entries.push([kind, await ask(kind)])
  return Object.fromEntries(entries) as Record<PostKind, T>
}

const chosenRows = async (queries: Queries, chosen: Chosen) => {
  const store = postStore(queries)
  return {
    held: await heldStore(queries).find(chosen.held),
    written: await each<Written[]>((kind) => store.find(kind, chosen.written[kind])),
  }
}

/** Returns the authors who can be blocked. Administrators cannot, and visitors have no account. */
export const writersOf = async (queries: Queries, chosen: Chosen): Promise<number[]> => {
  const { held, written } = await chosenRows(queries, chosen)
  const named = [...held, ...Object.values(written).flat()].flatMap(({ user_id }) => user_id ?? [])
  return postStore(queries).blockable([...new Set(named)])
}

/**
 * Returns everything to remove when these authors are blocked: the selected posts and their recent
 * posts. Posts of authors who were not blocked stay. Visitors' posts are removed too, because a
 * visitor cannot be blocked.
 */
export const goingWith = async (
  queries: Queries,
  chosen: Chosen,
  blocked: ReadonlySet<number>,
  now: number,
): Promise<Chosen> => {
  const { held, written } = await chosenRows(queries, chosen)
  const idsOf = (rows: readonly { readonly id: number; readonly user_id: number | null }[]) =>
    rows.filter(({ user_id }) => user_id === null || blocked.has(user_id)).map(({ id }) => id)
  const since = now - LATELY_DAYS * DAY_MS
  const store = postStore(queries)
  return {
    held: [...new Set([...idsOf(held), ...(await heldStore(queries).idsOf([...blocked]))])],
    written: await each(async (kind) => {
      const lately = await store.idsSince(kind, [...blocked], since)
      return [...new Set([...idsOf(written[kind]), ...lately])]
    }),
  }
}
