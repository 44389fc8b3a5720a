import type { Queries } from '../database/open.ts'
import { boardStore } from '../features/board/board.store.ts'
import {
  approvalNotification,
  linkEvent,
  reviewNotification,
} from '../features/links/link-events.rules.ts'
import { linkRoutes } from '../features/links/links.routes.ts'
import { createTextPreparer } from '../features/links/prepare-text.ts'
import type { BlocklistCheck } from '../features/moderation/blocklist.rules.ts'
import { notify } from '../features/notifications/notify.ts'
import type { Emit } from '../features/outbox/emit.ts'
import { settingsStore } from '../features/site/settings.store.ts'
import { keepUserPictures } from '../features/uploads/keep-pictures.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { Clock } from '../platform/clock.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
  readonly checkBlocklist: () => Promise<BlocklistCheck>
  readonly emit: Emit
}

/** Composes friend links and their notifications. */
export const composeLinks = (serve: Serve, needs: Needs) => {
  const { queries, now, timeZone, checkBlocklist, emit } = needs
  linkRoutes(serve, {
    queries,
    now,
    timeZone,
    textPreparer: createTextPreparer(checkBlocklist),
    keepPicture: (transaction, { id, url, by }) =>
      keepUserPictures(transaction, { subject: `link:${id}`, urls: [url], by }),
    askOwner: async (transaction, { by, id, site, kind }) => {
      const name = await boardStore(transaction).nickNameOf(by.id)
      const application = { byId: by.id, name, id, site, kind }
      await emit(transaction, linkEvent(application), now())
      const { owner_id } = await settingsStore(transaction).read()
      await notify(transaction, reviewNotification(application, owner_id), now())
    },
    notifyApplicant: (transaction, approved) =>
      notify(transaction, approvalNotification(approved), now()),
  })
}
