import { endpoints, reducedMarkup, TALK_STATUS, type TalkDraft } from '@lanting/contract'
import { createOnce } from '../../database/create-once.ts'
import type { Queries } from '../../database/open.ts'
import { trashExpiresAt } from '../../database/trash.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { talkAdminStore } from './talk-admin.store.ts'
import { hasInvalidPicture, isEmptyTalk, restoredStatus, type TalkState } from './talks.rules.ts'
import { talkStore } from './talks.store.ts'
import { type WireTalk, wireTalks } from './wire-talks.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
  /** Records the pictures of a talk in the transaction that writes it. */
  readonly keepPictures: (
    transaction: Queries,
    shown: {
      readonly subject: `talk:${number}`
      readonly urls: readonly string[]
      readonly by: Identity
    },
  ) => Promise<void>
}

const forAdmin = ({ photos, trashedAtMs, ...talk }: WireTalk) => ({
  ...talk,
  talkImgList: photos,
  goesAtMs: trashExpiresAt(trashedAtMs),
})

/** Returns the talk to store, or throws if it is invalid. */
const validTalk = <T extends TalkDraft>(talk: T): T => {
  if (isEmptyTalk(talk)) throw new AppError('talkEmpty')
  if (hasInvalidPicture(talk)) {
    throw new AppError('wrongAddress', { detail: { member: 'talkImgList' } })
  }
  return { ...talk, content: reducedMarkup(talk.content) }
}

export const talkAdminRoutes = (serve: Serve, needs: Needs) => {
  const { queries, now, timeZone, keepPictures } = needs
  const store = talkStore(queries)
  type AdminStore = ReturnType<typeof talkAdminStore>

  /** Changes one talk in its current state. */
  const change = (
    id: number,
    work: (talk: TalkState, store: AdminStore, transaction: Queries) => Promise<void>,
  ) =>
    withAdminLock(queries, async (transaction) => {
      const store = talkAdminStore(transaction)
      const talk = await store.state(id)
      if (!talk) throw new AppError('talkNotFound')
      await work(talk, store, transaction)
      return true
    })

  /** The same, but rejects a talk in the trash. */
  const changeVisible = (
    id: number,
    work: (store: AdminStore, transaction: Queries) => Promise<void>,
  ) =>
    change(id, (talk, store, transaction) => {
      if (talk.status === TALK_STATUS.recycled) throw new AppError('talkInTrash')
      return work(store, transaction)
    })

  const savePictures = (
    transaction: Queries,
    id: number,
    { talkImgList }: TalkDraft,
    by: Identity,
  ) =>
    keepPictures(transaction, {
      subject: `talk:${id}`,
      urls: talkImgList.map(({ url }) => url),
      by,
    })

  serve(endpoints.getTalkList, async ({ body: { current, size, status } }) => {
    const [rows, total, zone] = await Promise.all([
      store.page(status, { current, size }),
      store.total(status),
      timeZone(),
    ])
    const talks = await wireTalks(store, rows, zone)
    return { current, size, list: talks.map(forAdmin), total }
  })

  serve(endpoints.getTalkById, async ({ params: { id } }) => {
    const [row, zone] = await Promise.all([store.find(id), timeZone()])
    const [talk] = row ? await wireTalks(store, [row], zone) : []
    if (!talk) throw new AppError('talkNotFound')
    return forAdmin(talk)
  })

  serve(endpoints.publishTalk, async ({ body }, { identity }) => {
    const talk = validTalk(body)
    const creation = { kind: 'talk', by: identity, clientId: body.client_id }
    const { id } = await createOnce(needs, creation, async (transaction, at) => {
      const added = await talkAdminStore(transaction).add(talk, identity.id, at)
      await savePictures(transaction, added, body, identity)
      return added
    })
    return { id }
  })

  serve(endpoints.updateTalk, async ({ body: { id, ...draft } }, { identity }) => {
    const talk = validTalk(draft)
    return changeVisible(id, async (store, transaction) => {
      await store.update(id, talk, now())
      await savePictures(transaction, id, talk, identity)
    })
  })

  serve(endpoints.deleteTalk, ({ params: { id, status } }) =>
    change(id, async (talk, store) => {
      if (talk.status !== status) throw new AppError('talkChanged')
      await (status === TALK_STATUS.recycled ? store.remove(id) : store.trash(id, now()))
    }),
  )

  serve(endpoints.togglePublicTalk, ({ params: { id, status } }) =>
    changeVisible(id, (store) => store.set(id, { status })),
  )

  serve(endpoints.toggleTopTalk, ({ params: { id, is_top } }) =>
    changeVisible(id, (store) => store.set(id, { is_top })),
  )

  serve(endpoints.revertTalk, ({ params: { id } }) =>
    change(id, async (talk, store) => {
      if (talk.status !== TALK_STATUS.recycled) throw new AppError('talkChanged')
      await store.restore(id, restoredStatus(talk))
    }),
  )
}
