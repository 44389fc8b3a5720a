import { endpoints } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { dateText } from '../../http/times.ts'
import type { Clock } from '../../platform/clock.ts'
import type { SessionStore } from './sessions.store.ts'
import { userPostStore } from './user-posts.store.ts'

interface Needs {
  readonly queries: Queries
  readonly sessions: SessionStore
  readonly assertManageable: (byId: number, id: number) => Promise<void>
  /** Rejects an unknown user. */
  readonly assertExists: (id: number) => Promise<void>
  readonly timeZone: () => Promise<string>
  readonly now: Clock
}

/** Administration of one user: sessions and posts. */
export const userDetailRoutes = (serve: Serve, needs: Needs) => {
  const { queries, sessions, assertManageable, assertExists, timeZone, now } = needs
  const posts = userPostStore(queries)

  serve(endpoints.adminGetSessions, async ({ params: { id } }) => {
    await assertExists(id)
    const rows = await sessions.ofUser(id, now())
    return rows.map(({ created_at, last_seen_at, ...session }) => ({
      ...session,
      createdAtMs: created_at,
      lastSeenAtMs: last_seen_at,
    }))
  })

  serve(endpoints.adminEndSession, async ({ params: { id, session_id } }, { identity }) => {
    await assertManageable(identity.id, id)
    if (!(await sessions.remove(session_id, id))) throw new AppError('sessionNotFound')
    return true
  })

  serve(endpoints.adminEndSessions, async ({ params: { id } }, { identity }) => {
    await assertManageable(identity.id, id)
    return { ended: await sessions.removeOfUser(id) }
  })

  serve(endpoints.adminGetPosts, async ({ params: { id } }) => {
    await assertExists(id)
    const [found, zone] = await Promise.all([posts.ofUser(id), timeZone()])
    const wire = ({ total, list }: (typeof found)['comments']) => ({
      total,
      list: list.map(({ created_at, ...post }) => ({
        ...post,
        createdAt: dateText(created_at, zone),
        createdAtMs: created_at,
      })),
    })
    return {
      comments: wire(found.comments),
      boardMessages: wire(found.boardMessages),
      chatMessages: wire(found.chatMessages),
      talks: wire(found.talks),
      links: wire(found.links),
      reports: wire(found.reports),
    }
  })
}
