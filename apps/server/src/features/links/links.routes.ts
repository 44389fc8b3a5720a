import { endpoints, type FriendLink, LINK_STATUS, type LinkDraft, ROLE } from '@lanting/contract'
import { createOnce } from '../../database/create-once.ts'
import type { Queries } from '../../database/open.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import { dayRange } from '../../http/day-range.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { wireTimes } from '../../http/times.ts'
import type { Clock } from '../../platform/clock.ts'
import { isSiteAddress, mayChange, storedLink } from './links.rules.ts'
import { linkStore } from './links.store.ts'

interface LinkToReview {
  readonly by: Identity
  readonly id: number
  readonly site: string
  readonly kind: 'applied' | 'changed'
}

interface LinkNeeds {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
  /** Returns a function that applies markup rules and the blocklist to a text. */
  readonly textPreparer: () => Promise<(text: string) => string>
  /** Notifies the owner of a link to review. */
  readonly askOwner: (transaction: Queries, link: LinkToReview) => Promise<void>
  /** Notifies the applicant of the approval. */
  readonly notifyApplicant: (
    transaction: Queries,
    approved: { readonly userId: number; readonly id: number; readonly site: string },
  ) => Promise<void>
  /** Records the use of an upload in the transaction of the link. Rejects the upload of another user. */
  readonly keepPicture: (
    transaction: Queries,
    picture: { readonly id: number; readonly url: string; readonly by: Identity },
  ) => Promise<void>
}

const requireAddress = ({ url }: LinkDraft) => {
  if (!isSiteAddress(url.trim())) throw new AppError('linkAddressWrong')
}

export const linkRoutes = (serve: Serve, needs: LinkNeeds) => {
  const { queries, now, timeZone, textPreparer, askOwner, notifyApplicant, keepPicture } = needs
  const links = linkStore(queries)

  serve(endpoints.getLinksList, async ({ body }, { identity }) => {
    const { current, size, site_name, time } = body
    const zone = await timeZone()
    const isReviewer = identity?.role === ROLE.administrator
    const filter = {
      status: isReviewer ? (body.status ?? undefined) : LINK_STATUS.approved,
      name: site_name?.trim() ?? '',
      created: time ? dayRange('time', time, zone) : undefined,
    }
    const total = await links.total(filter)
    const rows = await links.page(filter, body, total)
    const list = rows.map(({ created_at, updated_at, status, ...link }) => ({
      ...link,
      status: status as FriendLink['status'],
      ...wireTimes({ created_at, updated_at }, zone),
    }))
    return { current, size, list, total }
  })

  serve(endpoints.addLink, async ({ body }, { identity }) => {
    requireAddress(body)
    const { client_id: clientId, ...draft } = body
    const link = storedLink(draft, await textPreparer())
    await createOnce(needs, { kind: 'link', by: identity, clientId }, async (transaction, at) => {
      const waiting = { ...link, status: LINK_STATUS.waiting }
      const id = await linkStore(transaction).add(waiting, identity.id, at)
      await keepPicture(transaction, { id, url: link.site_avatar, by: identity })
      await askOwner(transaction, { by: identity, id, site: link.site_name, kind: 'applied' })
      return id
    })
    return true
  })

  serve(endpoints.backAddLink, async ({ body }, { identity }) => {
    requireAddress(body)
    const { client_id: clientId, ...draft } = body
    const link = { ...storedLink(draft, await textPreparer()), status: LINK_STATUS.approved }
    await createOnce(
      needs,
      { kind: 'own link', by: identity, clientId },
      async (transaction, at) => {
        const id = await linkStore(transaction).add(link, identity.id, at)
        await keepPicture(transaction, { id, url: link.site_avatar, by: identity })
        return id
      },
    )
    return true
  })

  /** Changes a link. Without `status` its status stays. */
  const changeLink = async (
    { id, ...draft }: LinkDraft & { readonly id: number },
    by: Identity,
    status?: number,
  ) => {
    requireAddress(draft)
    const link = storedLink(draft, await textPreparer())
    return withAdminLock(queries, async (transaction) => {
      const store = linkStore(transaction)
      const current = await store.find(id)
      if (!current) throw new AppError('linkNotFound')
      if (!mayChange(by, current)) throw new AppError('notYours')
      await store.update(id, { ...link, ...(status !== undefined && { status }) }, now())
      if (link.site_avatar !== current.site_avatar) {
        await keepPicture(transaction, { id, url: link.site_avatar, by })
      }
      if (status === LINK_STATUS.waiting) {
        await askOwner(transaction, { by, id, site: link.site_name, kind: 'changed' })
      }
      return true
    })
  }

  serve(endpoints.frontUpdateLink, ({ body }, { identity }) =>
    changeLink(body, identity, LINK_STATUS.waiting),
  )

  serve(endpoints.backUpdateLink, ({ body }, { identity }) => changeLink(body, identity))

  serve(endpoints.approveLinks, ({ body: { idList } }, { identity }) =>
    withAdminLock(queries, async (transaction) => {
      const approved = await linkStore(transaction).approve(idList, now())
      for (const { id, user_id, site_name } of approved) {
        if (user_id === null || user_id === identity.id) continue
        await notifyApplicant(transaction, { userId: user_id, id, site: site_name })
      }
      return approved.length
    }),
  )

  serve(endpoints.deleteLinks, ({ body: { idList } }) =>
    withAdminLock(queries, (transaction) => linkStore(transaction).remove(idList)),
  )
}
