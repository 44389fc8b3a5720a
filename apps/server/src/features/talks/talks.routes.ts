import { endpoints, TALK_STATUS } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Caller, Serve } from '../../http/serve-endpoint.ts'
import type { TalkStore } from './talks.store.ts'
import { type WireTalk, wireTalks } from './wire-talks.ts'

export interface TalkNeeds {
  readonly store: TalkStore
  readonly timeZone: () => Promise<string>
  /** Returns which of these talks the caller likes. */
  readonly likedBy: (
    caller: Caller<Identity | undefined>,
    ids: readonly number[],
  ) => Promise<ReadonlySet<number>>
}

/** The field is omitted without pictures. */
const forVisitors = ({ photos, ...talk }: WireTalk, is_like: boolean) => ({
  ...talk,
  is_like,
  ...(photos.length > 0 && { talkImgList: photos }),
})

export const talkRoutes = (serve: Serve, { store, timeZone, likedBy }: TalkNeeds) => {
  serve(endpoints.getBlogTalkList, async ({ body: { current, size } }, caller) => {
    const [rows, total, zone] = await Promise.all([
      store.page(TALK_STATUS.public, { current, size }),
      store.publicTotal(),
      timeZone(),
    ])
    const ids = rows.map(({ id }) => id)
    const [talks, liked] = await Promise.all([wireTalks(store, rows, zone), likedBy(caller, ids)])
    return {
      current,
      size,
      list: talks.map((talk) => forVisitors(talk, liked.has(talk.id))),
      total,
    }
  })

  /** Cached for all visitors, so it may contain only what the token of the caller decides. */
  serve(endpoints.getBlogTalkById, async ({ params: { id } }, caller) => {
    const [row, zone] = await Promise.all([store.find(id), timeZone()])
    if (row?.status !== TALK_STATUS.public) throw new AppError('talkNotFound')
    const [talk] = await wireTalks(store, [row], zone)
    if (!talk) throw new AppError('talkNotFound')
    const liked = caller.identity ? await likedBy(caller, [id]) : new Set<number>()
    return forVisitors(talk, liked.has(id))
  })
}
