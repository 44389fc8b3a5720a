import { BOARD_BACKGROUNDS, BOARD_TEXT_COLOURS, ROLE, type SentBoardDraft } from '@lanting/contract'
import type { Identity } from '../../http/caller.ts'

type Editor = Pick<Identity, 'id' | 'role'>

/** The author and administrators may change a message. A visitor's message has no author. */
export const mayChange = ({ id, role }: Editor, { user_id }: { user_id: number | null }): boolean =>
  role === ROLE.administrator || user_id === id

/** Returns false for a text of spaces and invisible characters only. */
export const hasVisibleText = (text: string): boolean =>
  /[^\s\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u.test(text)

const NAME_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
export const VISITOR_NAME_LENGTH = 5

/** Returns the name of a visitor: a prefix and five letters or digits. */
export const visitorName = (prefix: string, bytes: Uint8Array): string =>
  prefix +
  Array.from(
    bytes.slice(0, VISITOR_NAME_LENGTH),
    (byte) => NAME_LETTERS[byte % NAME_LETTERS.length],
  ).join('')

/** Returns the row of a draft with its masked texts. */
export const storedDraft = (
  draft: SentBoardDraft,
  { message, tag }: { readonly message: string; readonly tag: string },
) => ({
  message,
  tag,
  color: draft.color || BOARD_TEXT_COLOURS[0],
  font_size: draft.font_size,
  font_weight: draft.font_weight,
  bg_color: draft.bg_color || BOARD_BACKGROUNDS[0],
  bg_url: draft.bg_url ?? '',
})
export type StoredDraft = ReturnType<typeof storedDraft>
