import {
  type BoardDraft,
  endpoints,
  ROLE,
  reducedMarkup,
  type Verdict,
  type VisitorForm,
} from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import { dayRange } from '../../http/day-range.ts'
import type { Caller, Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { hasInk, mayChange, type StoredDraft, storedDraft } from './board.rules.ts'
import { boardStore } from './board.store.ts'
import { wireMessage } from './board-wire.ts'
import { changeNote, type NoteNeeds, writeNote } from './write-note.ts'

interface Judged {
  readonly verdict: Verdict
  readonly text: string
  readonly words: readonly string[]
}

/** What a held message keeps; of a changed one also which it is. */
export interface HeldNote {
  readonly draft: StoredDraft
  readonly id?: number
}

export interface BoardNeeds extends NoteNeeds {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
  /** What the site's list of words says of a text, and how it may be read. */
  readonly judge: (text: string) => Promise<Judged>
  /** Whether what visitors write has to be seen by an administrator first. */
  readonly holdsVisitors: () => Promise<boolean>
  /** Puts aside what an administrator has to see first, and says so to whoever wrote it. */
  readonly hold: (waiting: {
    readonly kind: 'boardMessage' | 'boardChange'
    readonly by: Identity | undefined
    readonly content: string
    readonly body: HeldNote
    readonly words: readonly string[]
    readonly picture: string
  }) => Promise<never>
  /** Throws when nobody but a robot would write like this. */
  readonly checkVisitor: (form: VisitorForm, ip: string) => Promise<void>
  readonly likedBy: (
    caller: Caller<Identity | undefined>,
    ids: readonly number[],
  ) => Promise<ReadonlySet<number>>
}

const requireInk = ({ message, tag }: { message: string; tag: string }) => {
  if (!hasInk(message)) throw new AppError('boardMessageMissing')
  if (!hasInk(tag)) throw new AppError('boardTagMissing')
}

export const boardRoutes = (serve: Serve, needs: BoardNeeds) => {
  const { queries, now, timeZone, judge, holdsVisitors, hold, checkVisitor } = needs
  const board = boardStore(queries)

  /** A draft as it is stored; one that has to wait goes no further. */
  const fitDraft = async (written: BoardDraft, by: Identity | undefined, id?: number) => {
    const message = await judge(reducedMarkup(written.message.trim()))
    const tag = await judge(written.tag.trim())
    const verdicts = [message.verdict, tag.verdict]
    if (verdicts.includes('refuse')) throw new AppError('wordRefused')
    const draft = storedDraft(written, { message: message.text, tag: tag.text })
    const words = [message, tag].flatMap((part) => (part.verdict === 'hold' ? part.words : []))
    const isHeld = by ? words.length > 0 : words.length > 0 || (await holdsVisitors())
    if (!isHeld || by?.role === ROLE.administrator) return draft
    const kind = id === undefined ? 'boardMessage' : 'boardChange'
    const content = `${draft.message} #${draft.tag}`
    return hold({ kind, by, content, body: { draft, id }, words, picture: draft.bg_url })
  }

  serve(endpoints.getMessageList, async ({ body }, caller) => {
    const { current, size, tag = '', message = '', time } = body
    const zone = await timeZone()
    const created = time ? dayRange('time', time, zone) : undefined
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

  serve(endpoints.addMessage, async ({ body }, { identity: by, ip }) => {
    requireInk(body)
    if (!by) await checkVisitor(body, ip)
    const draft = await fitDraft(body, by)
    await withAdminLock(queries, (transaction) =>
      writeNote(transaction, { draft, by, now: now() }, needs),
    )
    return true
  })

  serve(endpoints.updateMessage, async ({ body: { id, ...written } }, { identity: by }) => {
    requireInk(written)
    // Before anything waits: what is not theirs is nobody's to look at.
    const [present] = await board.writersOf([id])
    if (!present) throw new AppError('boardMessageNotFound')
    if (!mayChange(by, present)) throw new AppError('notYours')
    const draft = await fitDraft(written, by, id)
    await withAdminLock(queries, (transaction) =>
      changeNote(transaction, id, { draft, by, now: now() }, needs),
    )
    return true
  })

  serve(endpoints.deleteMessages, ({ body: { idList } }, { identity }) =>
    withAdminLock(queries, async (transaction) => {
      const store = boardStore(transaction)
      const present = await store.writersOf(idList)
      if (present.length === 0) throw new AppError('boardMessageNotFound')
      if (!present.every((row) => mayChange(identity, row))) throw new AppError('notYours')
      return store.remove(idList)
    }),
  )
}
