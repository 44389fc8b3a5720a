import type { Queries } from '../../database/open.ts'
import type { HeldNote } from './board.routes.ts'
import { changeNote, type NoteNeeds, type NoteWriter, writeNote } from './write-note.ts'

interface Publishing {
  /** A `HeldNote` as JSON. */
  readonly body: string
  readonly now: number
}

/** Publishes a held board message, in the name of its writer. */
export const publishHeldNote = (
  transaction: Queries,
  { body, by, now }: Publishing & { readonly by: NoteWriter | undefined },
  needs: NoteNeeds,
): Promise<void> => {
  const { draft } = JSON.parse(body) as HeldNote
  return writeNote(transaction, { draft, by, now }, needs)
}

/** Publishes a held change as of the time when it was written: a newer change wins. */
export const publishHeldChange = (
  transaction: Queries,
  { body, by, heldAt }: Omit<Publishing, 'now'> & { by: NoteWriter; heldAt: number },
  needs: Pick<NoteNeeds, 'keepPicture'>,
): Promise<void> => {
  const { draft, id = 0 } = JSON.parse(body) as HeldNote
  return changeNote(transaction, id, { draft, by, now: heldAt, hasWaited: true }, needs)
}
