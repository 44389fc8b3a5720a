import type { ChangeFault } from '@lanting/chat'
import type { ChatRefusal } from '@lanting/contract'

/** Why a text was not stored. */
type EditFault = ChangeFault | ChatRefusal

interface EditState {
  /** The new text that was sent last, and the stored one that it replaces. */
  readonly sent?: { readonly text: string; readonly from: string }
  readonly isSaving: boolean
  readonly fault?: EditFault
}

export type EditEvent =
  | { readonly type: 'sent'; readonly text: string; readonly from: string }
  | { readonly type: 'failed'; readonly fault: EditFault }

export const NOT_SENT: EditState = { isSaving: false }

/** Defines all transitions of an open editor. */
export const afterEditEvent = (state: EditState, event: EditEvent): EditState => {
  if (event.type === 'sent') {
    return { sent: { text: event.text, from: event.from }, isSaving: true }
  }
  return state.isSaving ? { ...state, isSaving: false, fault: event.fault } : state
}

interface Shown {
  /** The stored message. */
  readonly content: string
  /** The text in the field. */
  readonly text: string
}

/** Whether the room has stored the text. A confirmation may come after a connection was lost. */
export const isStored = ({ sent }: EditState, { content, text }: Shown): boolean =>
  sent !== undefined && sent.text === text.trim() && content !== sent.from
