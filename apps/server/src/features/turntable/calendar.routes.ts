import { LISTENING_CALENDAR } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../database/open.ts'
import { type AdmitRender, limitedHandler } from '../../http/render-limits.ts'
import { calendarOf } from './calendar.rules.ts'
import { sessionStore } from './sessions.store.ts'

interface Needs {
  readonly queries: Queries
  readonly publicUrl: string
  readonly settings: () => Promise<{ readonly blog_name: string; readonly time_zone: string }>
  readonly admitRender: AdmitRender
}

/** The planned sessions, for calendars. */
export const calendarRoutes = (app: FastifyInstance, needs: Needs) => {
  const { queries, publicUrl, settings, admitRender } = needs
  app.get(
    LISTENING_CALENDAR,
    { schema: { hide: true } },
    limitedHandler(admitRender, async (_, reply) => {
      const { blog_name: name, time_zone: timeZone } = await settings()
      const sessions = await sessionStore(queries).all()
      const text = calendarOf(sessions, { name, publicUrl, timeZone })
      return reply.type('text/calendar; charset=utf-8').send(text)
    }),
  )
}
