import { randomBytes } from 'node:crypto'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import { mayChange, type StoredDraft, VISITOR_NAME_LENGTH, visitorName } from './board.rules.ts'
import { boardStore } from './board.store.ts'

export type NoteWriter = Pick<Identity, 'id' | 'role'>

export interface NoteNeeds {
  /** Tells the owner, unless the owner wrote it. */
  readonly notifyOwner: (
    transaction: Queries,
    news: { readonly writerId: number | null; readonly name: string; readonly message: string },
  ) => Promise<void>
  /** Records, in the transaction of the message, which picture it shows; refuses a stranger's. */
  readonly keepPicture: (
    transaction: Queries,
    shown: { readonly id: number; readonly url: string; readonly by: NoteWriter | undefined },
  ) => Promise<void>
  /** Before the letters of a visitor's drawn name. */
  readonly visitorPrefix: string
}

interface Writing {
  readonly draft: StoredDraft
  readonly by: NoteWriter | undefined
  readonly now: number
}

/** Writes a board message; a visitor gets a drawn name. */
export const writeNote = async (
  transaction: Queries,
  { draft, by, now }: Writing,
  { notifyOwner, keepPicture, visitorPrefix }: NoteNeeds,
): Promise<void> => {
  const store = boardStore(transaction)
  const writerId = by?.id ?? null
  const name = by
    ? await store.nickNameOf(by.id)
    : visitorName(visitorPrefix, randomBytes(VISITOR_NAME_LENGTH))
  const id = await store.add(draft, { user_id: writerId, nick_name: name }, now)
  await keepPicture(transaction, { id, url: draft.bg_url, by })
  await notifyOwner(transaction, { writerId, name, message: draft.message })
}

interface Change extends Writing {
  readonly by: NoteWriter
  /** It was written at `now` and has waited since: it takes the place of nothing newer. */
  readonly hasWaited?: boolean
}

/** Changes a board message; its writer or an administrator. */
export const changeNote = async (
  transaction: Queries,
  id: number,
  { draft, by, now, hasWaited = false }: Change,
  { keepPicture }: Pick<NoteNeeds, 'keepPicture'>,
): Promise<void> => {
  const store = boardStore(transaction)
  const [present] = await store.writersOf([id])
  if (!present) throw new AppError('boardMessageNotFound')
  if (!mayChange(by, present)) throw new AppError('notYours')
  if (hasWaited && present.updated_at > now) throw new AppError('boardMessageChanged')
  await store.update(id, draft, now)
  if (draft.bg_url === present.bg_url) return
  await keepPicture(transaction, { id, url: draft.bg_url, by })
}
