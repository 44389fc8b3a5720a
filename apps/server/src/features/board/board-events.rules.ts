import { descriptionOf, NOTIFICATION_TYPE, PATHS } from '@lanting/contract'
import type { Copy } from '@lanting/copy'

interface NewBoardMessage {
  /** Null: a visitor wrote it. */
  readonly writerId: number | null
  readonly name: string
  readonly message: string
}

/** The event that webhooks and mail receive when a board message is published. */
export const boardEvent = ({ writerId, name, message }: NewBoardMessage) => ({
  kind: 'boardMessage' as const,
  byId: writerId,
  name,
  title: '',
  text: descriptionOf(message),
  path: PATHS.messageList,
})

/** The notification of the owner; the owner's own messages send none. */
export const boardNotification = (
  { writerId, name, message }: NewBoardMessage,
  ownerId: number,
) => ({
  userId: ownerId,
  type: NOTIFICATION_TYPE.boardMessage,
  toId: null,
  byId: writerId,
  message: ({ serverTexts }: Copy) => serverTexts.boardNotification(name, descriptionOf(message)),
})
