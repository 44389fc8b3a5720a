import type { Queries } from '../../database/open.ts'
import type { HeldBoardMessage } from './board.routes.ts'
import {
  addBoardMessage,
  type BoardMessageAuthor,
  type BoardMessageNeeds,
  updateBoardMessage,
} from './save-board-message.ts'

interface Publishing {
  /** A `HeldNote` as JSON. */
  readonly body: string
  readonly now: number
}

/** Publishes a held board message, in the name of its writer. */
export const publishHeldMessage = async (
  transaction: Queries,
  { body, by, now }: Publishing & { readonly by: BoardMessageAuthor | undefined },
  needs: BoardMessageNeeds,
): Promise<void> => {
  const { draft } = JSON.parse(body) as HeldBoardMessage
  await addBoardMessage(transaction, { draft, by, now }, needs)
}

/** Publishes a held change as of the time when it was written: a newer change wins. */
export const publishHeldChange = (
  transaction: Queries,
  { body, by, heldAt }: Omit<Publishing, 'now'> & { by: BoardMessageAuthor; heldAt: number },
  needs: Pick<BoardMessageNeeds, 'keepPicture'>,
): Promise<void> => {
  const { draft, id = 0 } = JSON.parse(body) as HeldBoardMessage
  return updateBoardMessage(transaction, id, { draft, by, now: heldAt, hasWaited: true }, needs)
}
