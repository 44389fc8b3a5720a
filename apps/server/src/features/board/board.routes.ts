import { randomBytes } from 'node:crypto'
import { endpoints, type VisitorForm } from '@lanting/contract'
import { inTurn } from '../../database/in-turn.ts'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import { daysOf } from '../../http/days.ts'
import type { Caller, Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { hasInk, mayChange, storedDraft, VISITOR_NAME_LENGTH, visitorName } from './board.rules.ts'
import { boardStore } from './board.store.ts'
import { wireMessage } from './board-wire.ts'

export interface BoardNeeds {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
  /** What is stored of a text that somebody has written. */
  readonly textPreparer: () => Promise<(text: string) => string>
  /** Throws when nobody but a robot would write like this. */
  readonly checkVisitor: (form: VisitorForm, ip: string) => Promise<void>
  /** Tells the owner, unless the owner wrote it. */
  readonly tellOwner: (
    transaction: Queries,
    news: { readonly writerId: number | null; readonly name: string; readonly message: string },
  ) => Promise<void>
  /** Records, in the transaction of the message, which picture it shows; refuses a stranger's. */
  readonly keepPicture: (
    transaction: Queries,
    shown: { readonly id: number; readonly url: string; readonly by: Identity | undefined },
  ) => Promise<void>
  readonly likedBy: (
    caller: Pick<Caller<Identity | undefined>, 'identity' | 'cookies'>,
    ids: readonly number[],
  ) => Promise<ReadonlySet<number>>
  /** Before the letters of a visitor's drawn name. */
  readonly visitorPrefix: string
}

const requireInk = ({ message, tag }: { message: string; tag: string }) => {
  if (!hasInk(message)) throw new AppError('boardMessageMissing')
  if (!hasInk(tag)) throw new AppError('boardTagMissing')
}

export const boardRoutes = (serve: Serve, needs: BoardNeeds) => {
  const { queries, now, timeZone, textPreparer, checkVisitor, tellOwner, keepPicture } = needs
  const board = boardStore(queries)

  serve(endpoints.getMessageList, async ({ body }, caller) => {
    const { current, size, tag = '', message = '', time } = body
    const zone = await timeZone()
    const created = time ? daysOf('time', time, zone) : undefined
    const filter = { tag, text: message.trim(), created }
    const [rows, total] = await Promise.all([board.page(filter, body), board.total(filter)])
    const ids = rows.map(({ id }) => id)
    const liked = await needs.likedBy(caller, ids)
    const list = rows.map((row) => ({ ...wireMessage(row, zone), is_like: liked.has(row.id) }))
    return { current, size, list, total }
  })

  serve(endpoints.getAllMessage, async () => ({ list: await board.newest() }))

  serve(endpoints.getMessageById, async ({ params: { id } }) => {
    const [row, zone] = await Promise.all([board.find(id), timeZone()])
    if (!row) throw new AppError('boardMessageNotFound')
    return wireMessage(row, zone)
  })

  serve(endpoints.getHotTagList, () => board.hotTags())

  serve(endpoints.addMessage, async ({ body }, { identity, ip }) => {
    requireInk(body)
    if (!identity) await checkVisitor(body, ip)
    const draft = storedDraft(body, await textPreparer())
    const writerId = identity?.id ?? null
    await inTurn(queries, async (transaction) => {
      const store = boardStore(transaction)
      const name = identity
        ? await store.nickNameOf(identity.id)
        : visitorName(needs.visitorPrefix, randomBytes(VISITOR_NAME_LENGTH))
      const id = await store.add(draft, { user_id: writerId, nick_name: name }, now())
      await keepPicture(transaction, { id, url: draft.bg_url, by: identity })
      await tellOwner(transaction, { writerId, name, message: draft.message })
    })
    return true
  })

  serve(endpoints.updateMessage, async ({ body: { id, ...draft } }, { identity }) => {
    requireInk(draft)
    const stored = storedDraft(draft, await textPreparer())
    await inTurn(queries, async (transaction) => {
      const store = boardStore(transaction)
      const [present] = await store.writersOf([id])
      if (!present) throw new AppError('boardMessageNotFound')
      if (!mayChange(identity, present)) throw new AppError('notYours')
      await store.update(id, stored, now())
      if (draft.bg_url === present.bg_url) return
      await keepPicture(transaction, { id, url: draft.bg_url, by: identity })
    })
    return true
  })

  serve(endpoints.deleteMessages, ({ body: { idList } }, { identity }) =>
    inTurn(queries, async (transaction) => {
      const store = boardStore(transaction)
      const present = await store.writersOf(idList)
      if (present.length === 0) throw new AppError('boardMessageNotFound')
      if (!present.every((row) => mayChange(identity, row))) throw new AppError('notYours')
      return store.remove(idList)
    }),
  )
}
