import { descriptionOf, NOTIFICATION_TYPE, PATHS } from '@lanting/contract'
import { type Copy, copies } from '@lanting/copy'
import type { Queries } from './database/open.ts'
import { type BoardNeeds, boardRoutes } from './features/board/board.routes.ts'
import { boardStore } from './features/board/board.store.ts'
import type { NoteNeeds } from './features/board/write-note.ts'
import { type LinkNeeds, linkRoutes } from './features/links/links.routes.ts'
import { notify } from './features/notifications/notify.ts'
import type { Emit } from './features/outbox/emit.ts'
import { settingsStore } from './features/site/settings.store.ts'
import { keepPictures } from './features/uploads/picture-uses.store.ts'
import type { Serve } from './http/serve-endpoint.ts'
import type { Clock } from './platform/clock.ts'

type Needs = Omit<BoardNeeds, keyof NoteNeeds> &
  Pick<LinkNeeds, 'textPreparer'> & { readonly emit: Emit }

/** Asked inside of a transaction: SQLite has no other connection. */
const ownerOf = async (transaction: Queries) => (await settingsStore(transaction).read()).owner_id

/** What writing on the board needs, whenever it is written. */
export const noteNeeds = (now: Clock, emit: Emit): NoteNeeds => ({
  visitorPrefix: copies['zh-CN'].serverTexts.boardVisitor,
  keepPicture: (transaction, { id, url, by }) =>
    keepPictures(transaction, { subject: `board:${id}`, urls: [url], by, others: 'refused' }),
  notifyOwner: async (transaction, { writerId, name, message }) => {
    const text = descriptionOf(message)
    const said = { name, title: '', text, path: PATHS.messageList }
    await emit(transaction, { kind: 'boardMessage', byId: writerId, ...said }, now())
    const userId = await ownerOf(transaction)
    if (writerId === userId) return
    const about = { userId, type: NOTIFICATION_TYPE.boardMessage, toId: null }
    const words = ({ serverTexts }: Copy) => serverTexts.boardNotification(name, text)
    await notify(transaction, { ...about, message: words }, now())
  },
})

/** Message board and friend links, and what they tell whom. */
export const composeBoardAndLinks = (serve: Serve, needs: Needs) => {
  const { now, emit } = needs
  const nickNameOf = (transaction: Queries, id: number) => boardStore(transaction).nickNameOf(id)

  boardRoutes(serve, { ...needs, ...noteNeeds(now, emit) })

  const type = NOTIFICATION_TYPE.friendLink
  linkRoutes(serve, {
    ...needs,
    keepPicture: (transaction, { id, url, by }) =>
      keepPictures(transaction, { subject: `link:${id}`, urls: [url], by, others: 'refused' }),
    askOwner: async (transaction, { by, id, site, kind }) => {
      const name = await nickNameOf(transaction, by.id)
      const said = { name, title: site, text: '', path: PATHS.linkList }
      await emit(transaction, { kind: 'friendLink', byId: by.id, ...said }, now())
      const userId = await ownerOf(transaction)
      if (by.id === userId) return
      const message = ({ serverTexts }: Copy) =>
        (kind === 'applied' ? serverTexts.linkApplied : serverTexts.linkChanged)(name, site)
      await notify(transaction, { userId, type, toId: id, message }, now())
    },
    notifyApplicant: (transaction, { userId, id, site }) => {
      const message = ({ serverTexts }: Copy) => serverTexts.linkApproved(site)
      return notify(transaction, { userId, type, toId: id, message }, now())
    },
  })
}
