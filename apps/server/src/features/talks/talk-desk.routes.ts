import { endpoints, reducedMarkup, TALK_STATUS, type TalkDraft } from '@lanting/contract'
import { goesAt } from '../../database/bin.ts'
import { inTurn } from '../../database/in-turn.ts'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { talkDeskStore } from './talk-desk.store.ts'
import { hasWrongPicture, isEmptyTalk, restoredStatus, type TalkState } from './talks.rules.ts'
import { talkStore } from './talks.store.ts'
import { type WiredTalk, wireTalks } from './wire-talks.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
  /** Records which pictures a talk shows; called in the transaction that writes it. */
  readonly keepPictures: (
    transaction: Queries,
    shown: {
      readonly subject: `talk:${number}`
      readonly urls: readonly string[]
      readonly by: Identity
    },
  ) => Promise<void>
}

const forDesk = ({ photos, binnedAtMs, ...talk }: WiredTalk) => ({
  ...talk,
  talkImgList: photos,
  goesAtMs: goesAt(binnedAtMs),
})

/** The talk as it is kept; refuses one that cannot be. */
const usable = <T extends TalkDraft>(talk: T): T => {
  if (isEmptyTalk(talk)) throw new AppError('talkEmpty')
  if (hasWrongPicture(talk)) {
    throw new AppError('wrongAddress', { detail: { member: 'talkImgList' } })
  }
  return { ...talk, content: reducedMarkup(talk.content) }
}

export const talkDeskRoutes = (serve: Serve, needs: Needs) => {
  const { queries, now, timeZone, keepPictures } = needs
  const store = talkStore(queries)
  type Desk = ReturnType<typeof talkDeskStore>

  /** Changes one talk, as it is at that moment. */
  const change = (
    id: number,
    work: (talk: TalkState, desk: Desk, transaction: Queries) => Promise<void>,
  ) =>
    inTurn(queries, async (transaction) => {
      const desk = talkDeskStore(transaction)
      const talk = await desk.state(id)
      if (!talk) throw new AppError('talkNotFound')
      await work(talk, desk, transaction)
      return true
    })

  /** The same for what may only be done outside of the bin. */
  const changeShown = (id: number, work: (desk: Desk, transaction: Queries) => Promise<void>) =>
    change(id, (talk, desk, transaction) => {
      if (talk.status === TALK_STATUS.recycled) throw new AppError('talkInBin')
      return work(desk, transaction)
    })

  const keep = (transaction: Queries, id: number, { talkImgList }: TalkDraft, by: Identity) =>
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
    return { current, size, list: talks.map(forDesk), total }
  })

  serve(endpoints.getTalkById, async ({ params: { id } }) => {
    const [row, zone] = await Promise.all([store.find(id), timeZone()])
    const [talk] = row ? await wireTalks(store, [row], zone) : []
    if (!talk) throw new AppError('talkNotFound')
    return forDesk(talk)
  })

  serve(endpoints.publishTalk, async ({ body }, { identity }) => {
    const talk = usable(body)
    return inTurn(queries, async (transaction) => {
      const id = await talkDeskStore(transaction).add(talk, identity.id, now())
      await keep(transaction, id, body, identity)
      return { id }
    })
  })

  serve(endpoints.updateTalk, async ({ body: { id, ...draft } }, { identity }) => {
    const talk = usable(draft)
    return changeShown(id, async (desk, transaction) => {
      await desk.update(id, talk, now())
      await keep(transaction, id, talk, identity)
    })
  })

  serve(endpoints.deleteTalk, ({ params: { id, status } }) =>
    change(id, async (talk, desk) => {
      if (talk.status !== status) throw new AppError('talkChanged')
      await (status === TALK_STATUS.recycled ? desk.remove(id) : desk.bin(id, now()))
    }),
  )

  serve(endpoints.togglePublicTalk, ({ params: { id, status } }) =>
    changeShown(id, (desk) => desk.set(id, { status })),
  )

  serve(endpoints.toggleTopTalk, ({ params: { id, is_top } }) =>
    changeShown(id, (desk) => desk.set(id, { is_top })),
  )

  serve(endpoints.revertTalk, ({ params: { id } }) =>
    change(id, async (talk, desk) => {
      if (talk.status !== TALK_STATUS.recycled) throw new AppError('talkChanged')
      await desk.restore(id, restoredStatus(talk))
    }),
  )
}
