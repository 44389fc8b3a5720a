import { NOTIFICATION_TYPE } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import type { openChat } from '../features/chat/chat.ts'
import type { createTimedSongs } from '../features/music/timed-songs.ts'
import { notify } from '../features/notifications/notify.ts'
import type { SettingsStore } from '../features/site/settings.store.ts'
import { calendarRoutes } from '../features/turntable/calendar.routes.ts'
import { openTurntable } from '../features/turntable/turntable.ts'
import type { AdmitRender } from '../http/render-limits.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { Platform } from '../platform/open.ts'

interface Needs extends Pick<Platform, 'database' | 'now'> {
  readonly songs: ReturnType<typeof createTimedSongs>
  readonly room: Awaited<ReturnType<typeof openChat>>
  readonly settings: SettingsStore['read']
  readonly publicUrl: string
  readonly admitRender: AdmitRender
}

/** Composes the turntable with the songs of the site, the log of the chat and notifications. */
export const composeTurntable = (app: FastifyInstance, serve: Serve, needs: Needs) => {
  const { database, now, songs, room, settings, publicUrl, admitRender } = needs
  const { queries } = database
  calendarRoutes(app, { queries, publicUrl, settings, admitRender })
  const sessions = openTurntable(app, serve, {
    ...{ queries, now, songs, room },
    timeZone: async () => (await settings()).time_zone,
    remind: (transaction, userId, { title, session_id: toId, minutes }, at) =>
      notify(
        transaction,
        {
          ...{ userId, type: NOTIFICATION_TYPE.listening, toId },
          message: ({ serverTexts }) => serverTexts.sessionSoon(title, minutes),
        },
        at,
      ),
  })
  return { sessions }
}
