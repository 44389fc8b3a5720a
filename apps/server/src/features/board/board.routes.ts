import {
  endpoints,
  ROLE,
  reducedMarkup,
  type SentBoardDraft,
  type Verdict,
  type VisitorForm,
  withoutStacks,
} from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { runOnce } from '../../database/run-once.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import { dayRange } from '../../http/day-range.ts'
import type { Caller, Serve } from '../../http/serve-endpoint.ts'
import { wireCreated } from '../../http/times.ts'
import type { Clock } from '../../platform/clock.ts'
import { hasVisibleText, mayChange, type StoredDraft, storedDraft } from './board.rules.ts'
import { boardStore } from './board.store.ts'
import { wireMessage } from './board-wire.ts'
import {
  addBoardMessage,
  type BoardMessageNeeds,
  updateBoardMessage,
} from './save-board-message.ts'

interface CheckedText {
  readonly verdict: Verdict
  readonly text: string
  readonly words: readonly string[]
}

/** The stored body of a held message; a held change has the id of its message. */
export interface HeldBoardMessage {
  readonly draft: StoredDraft
  readonly id?: number
}

export interface BoardNeeds extends BoardMessageNeeds {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
  /** Checks a text against the blocklist. Returns the verdict and the masked text. */
  readonly judge: (text: string) => Promise<CheckedText>
  /** True when messages of visitors are held for review. */
  readonly holdsVisitors: () => Promise<boolean>
  /** Holds a message for review, and throws the error that tells its author. */
  readonly hold: (waiting: {
    readonly kind: 'boardMessage' | 'boardChange'
    readonly by: Identity | undefined
    readonly content: string
    readonly body: HeldBoardMessage
    readonly words: readonly string[]
    readonly pictures: readonly string[]
    readonly clientId: string | undefined
    readonly ip: string | undefined
  }) => Promise<never>
  /** Rejects forms that were filled in by bots. */
  readonly checkVisitor: (form: VisitorForm, ip: string) => Promise<void>
  readonly likedBy: (
    caller: Caller<Identity | undefined>,
    ids: readonly number[],
  ) => Promise<ReadonlySet<number>>
}

interface Writing {
  readonly by: Identity | undefined
  /** The message that is changed. */
  readonly id?: number
  /** Called for a valid text of a visitor: rejected texts are not counted. */
  readonly admit?: () => Promise<void>
  readonly clientId?: string
  readonly ip?: string
}

const requireText = ({ message, tag }: { message: string; tag: string }) => {
  if (!hasVisibleText(message)) throw new AppError('boardMessageMissing')
  if (!hasVisibleText(tag)) throw new AppError('boardTagMissing')
}

export const boardRoutes = (serve: Serve, needs: BoardNeeds) => {
  const { queries, now, timeZone, judge, holdsVisitors, hold, checkVisitor } = needs
  const board = boardStore(queries)

  /** Returns the draft to store. Throws when it is rejected or held for review. */
  const prepareDraft = async (input: SentBoardDraft, writing: Writing) => {
    const { by, id, admit, clientId, ip } = writing
    const message = await judge(reducedMarkup(withoutStacks(input.message).trim()))
    const tag = await judge(withoutStacks(input.tag).trim())
    const verdicts = [message.verdict, tag.verdict]
    if (verdicts.includes('refuse')) throw new AppError('wordRefused')
    await admit?.()
    const draft = storedDraft(input, { message: message.text, tag: tag.text })
    const words = [message, tag].flatMap((part) => (part.verdict === 'hold' ? part.words : []))
    const isHeld = by ? words.length > 0 : words.length > 0 || (await holdsVisitors())
    if (!isHeld || by?.role === ROLE.administrator) return draft
    const kind = id === undefined ? 'boardMessage' : 'boardChange'
    const content = `${draft.message} #${draft.tag}`
    const pictures = [draft.bg_url]
    return hold({ kind, by, content, body: { draft, id }, words, pictures, clientId, ip })
  }

  serve(endpoints.getMessageList, async ({ body }, caller) => {
    const { current, size, tag = '', message = '', time } = body
    const zone = await timeZone()
    const created = time ? dayRange('time', time, zone) : undefined
    const filter = { tag, withText: await board.withText(message), created }
    const [rows, total] = await Promise.all([board.page(filter, body), board.total(filter)])
    const ids = rows.map(({ id }) => id)
    const liked = await needs.likedBy(caller, ids)
    const list = rows.map((row) => ({ ...wireMessage(row, zone), is_like: liked.has(row.id) }))
    return { current, size, list, total }
  })

  serve(endpoints.getAllMessage, async () => {
    const [rows, zone] = await Promise.all([board.newest(), timeZone()])
    const list = rows.map(({ created_at, ...row }) => ({
      ...row,
      ...wireCreated(created_at, zone),
    }))
    return { list }
  })

  serve(endpoints.getMessageById, async ({ params: { id } }) => {
    const [row, zone] = await Promise.all([board.find(id), timeZone()])
    if (!row) throw new AppError('boardMessageNotFound')
    return wireMessage(row, zone)
  })

  serve(endpoints.getHotTagList, () => board.hotTags())

  serve(endpoints.addMessage, async ({ body }, { identity: by, ip }) => {
    requireText(body)
    const admit = by ? undefined : () => checkVisitor(body, ip)
    const { client_id: clientId } = body
    const draft = await prepareDraft(body, { by, admit, clientId, ip })
    const submission = { kind: 'boardMessage', userId: by?.id, clientId, now: now() }
    await withAdminLock(queries, (transaction) =>
      runOnce(transaction, submission, () =>
        addBoardMessage(transaction, { draft, by, now: now() }, needs),
      ),
    )
    return true
  })

  serve(endpoints.updateMessage, async ({ body: { id, ...edited } }, { identity: by }) => {
    requireText(edited)
    // Checked first: a change of another user's message must not reach the review queue.
    const [current] = await board.authorsOf([id])
    if (!current) throw new AppError('boardMessageNotFound')
    if (!mayChange(by, current)) throw new AppError('notYours')
    const draft = await prepareDraft(edited, { by, id })
    await withAdminLock(queries, (transaction) =>
      updateBoardMessage(transaction, id, { draft, by, now: now() }, needs),
    )
    return true
  })

  serve(endpoints.deleteMessages, ({ body: { idList } }, { identity }) =>
    withAdminLock(queries, async (transaction) => {
      const store = boardStore(transaction)
      const messages = await store.authorsOf(idList)
      if (messages.length === 0) throw new AppError('boardMessageNotFound')
      if (!messages.every((row) => mayChange(identity, row))) throw new AppError('notYours')
      return store.remove(idList)
    }),
  )
}
