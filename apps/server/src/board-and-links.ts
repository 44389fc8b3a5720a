import { descriptionOf, NOTIFICATION_TYPE, PATHS } from '@lanting/contract'
import { type Copy, copies } from '@lanting/copy'
import type { Queries } from './database/open.ts'
import { type BoardNeeds, boardRoutes } from './features/board/board.routes.ts'
import { boardStore } from './features/board/board.store.ts'
import type { NoteNeeds } from './features/board/write-note.ts'
import type { Hear } from './features/hearing/hear.ts'
import { type LinkNeeds, linkRoutes } from './features/links/links.routes.ts'
import { notify } from './features/notifications/notify.ts'
import { settingsStore } from './features/site/settings.store.ts'
import { keepPictures } from './features/uploads/picture-uses.store.ts'
import type { Serve } from './http/serve-endpoint.ts'
import type { Clock } from './platform/clock.ts'

type Needs = Omit<BoardNeeds, keyof NoteNeeds> &
  Pick<LinkNeeds, 'textPreparer'> & { readonly hear: Hear }

/** Asked inside of a transaction: SQLite has no other connection. */
const ownerOf = async (transaction: Queries) => (await settingsStore(transaction).read()).owner_id

/** What writing on the board needs, whenever it is written. */
export const noteNeeds = (now: Clock, hear: Hear): NoteNeeds => ({
  visitorPrefix: copies['zh-CN'].desk.boardVisitor,
  keepPicture: (transaction, { id, url, by }) =>
    keepPictures(transaction, { subject: `board:${id}`, urls: [url], by, others: 'refused' }),
  tellOwner: async (transaction, { writerId, name, message }) => {
    const text = descriptionOf(message)
    const said = { name, title: '', text, path: PATHS.messageList }
    await hear(transaction, { kind: 'boardMessage', byId: writerId, ...said }, now())
    const userId = await ownerOf(transaction)
    if (writerId === userId) return
    const about = { userId, type: NOTIFICATION_TYPE.boardMessage, toId: null }
    const words = ({ desk }: Copy) => desk.boardNews(name, text)
    await notify(transaction, { ...about, message: words }, now())
  },
})

/** Message board and friend links, and what they tell whom. */
export const openBoardAndLinks = (serve: Serve, needs: Needs) => {
  const { now, hear } = needs
  const nickNameOf = (transaction: Queries, id: number) => boardStore(transaction).nickNameOf(id)

  boardRoutes(serve, { ...needs, ...noteNeeds(now, hear) })

  const type = NOTIFICATION_TYPE.friendLink
  linkRoutes(serve, {
    ...needs,
    keepPicture: (transaction, { id, url, by }) =>
      keepPictures(transaction, { subject: `link:${id}`, urls: [url], by, others: 'refused' }),
    askOwner: async (transaction, { by, id, site, kind }) => {
      const name = await nickNameOf(transaction, by.id)
      const said = { name, title: site, text: '', path: PATHS.linkList }
      await hear(transaction, { kind: 'friendLink', byId: by.id, ...said }, now())
      const userId = await ownerOf(transaction)
      if (by.id === userId) return
      const message = ({ desk }: Copy) =>
        (kind === 'applied' ? desk.linkApplied : desk.linkChanged)(name, site)
      await notify(transaction, { userId, type, toId: id, message }, now())
    },
    tellApplicant: (transaction, { userId, id, site }) => {
      const message = ({ desk }: Copy) => desk.linkApproved(site)
      return notify(transaction, { userId, type, toId: id, message }, now())
    },
  })
}
