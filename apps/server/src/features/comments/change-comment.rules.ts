import { COMMENT_EDIT_MS } from '@lanting/contract'

/** Whether a comment of this time may still be changed. */
export const isEditable = ({ created_at }: { readonly created_at: number }, now: number): boolean =>
  now - created_at <= COMMENT_EDIT_MS
