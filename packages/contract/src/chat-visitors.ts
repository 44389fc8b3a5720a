/** Whether visitors write in the chat room: not at all, after a review, or at once. */
export const CHAT_VISITOR_MODES = ['off', 'held', 'free'] as const
export type ChatVisitorMode = (typeof CHAT_VISITOR_MODES)[number]

/** The longest name of a visitor in the chat room. */
export const VISITOR_NAME_MAX = 20

/** A visitor's name, and the fields that every form of visitors has. */
export interface ChatVisitor {
  readonly name: string
  /** An invisible field. Only a bot fills it in. */
  readonly website?: string
  /** Time between opening and sending the form. */
  readonly spent_ms?: number
}
