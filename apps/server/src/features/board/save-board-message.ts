import { randomBytes } from 'node:crypto'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import { mayChange, type StoredDraft, VISITOR_NAME_LENGTH, visitorName } from './board.rules.ts'
import { boardStore } from './board.store.ts'

export type BoardMessageAuthor = Pick<Identity, 'id' | 'role'>

export interface BoardMessageNeeds {
  /** Notifies the owner, unless the owner is the author. */
  readonly notifyOwner: (
    transaction: Queries,
    message: { readonly writerId: number | null; readonly name: string; readonly message: string },
  ) => Promise<void>
  /** Records the use of an upload in the transaction of the message. Rejects the upload of another user. */
  readonly keepPicture: (
    transaction: Queries,
    picture: {
      readonly id: number
      readonly url: string
      readonly by: BoardMessageAuthor | undefined
    },
  ) => Promise<void>
  /** The prefix of a visitor's random name, in the language of the site. */
  readonly visitorPrefix: (transaction: Queries) => Promise<string>
}

interface Writing {
  readonly draft: StoredDraft
  readonly by: BoardMessageAuthor | undefined
  readonly now: number
}

/** Adds a board message. A visitor gets a random name. Returns the id. */
export const addBoardMessage = async (
  transaction: Queries,
  { draft, by, now }: Writing,
  { notifyOwner, keepPicture, visitorPrefix }: BoardMessageNeeds,
): Promise<number> => {
  const store = boardStore(transaction)
  const writerId = by?.id ?? null
  const name = by
    ? await store.nickNameOf(by.id)
    : visitorName(await visitorPrefix(transaction), randomBytes(VISITOR_NAME_LENGTH))
  const id = await store.add(draft, { user_id: writerId, nick_name: name }, now)
  await keepPicture(transaction, { id, url: draft.bg_url, by })
  await notifyOwner(transaction, { writerId, name, message: draft.message })
  return id
}

interface Change extends Writing {
  readonly by: BoardMessageAuthor
  /** True for a change that was held since `now`: it never replaces a newer version. */
  readonly hasWaited?: boolean
}

/** Changes a board message. Rejects callers who are neither author nor administrator. */
export const updateBoardMessage = async (
  transaction: Queries,
  id: number,
  { draft, by, now, hasWaited = false }: Change,
  { keepPicture }: Pick<BoardMessageNeeds, 'keepPicture'>,
): Promise<void> => {
  const store = boardStore(transaction)
  const [current] = await store.authorsOf([id])
  if (!current) throw new AppError('boardMessageNotFound')
  if (!mayChange(by, current)) throw new AppError('notYours')
  if (hasWaited && current.updated_at > now) throw new AppError('boardMessageChanged')
  await store.update(id, draft, now)
  if (draft.bg_url === current.bg_url) return
  await keepPicture(transaction, { id, url: draft.bg_url, by })
}
