import { expect, it } from 'vitest'
import type { AddressedMessage } from './chat-mentions.store.ts'
import { chatNotifications } from './chat-notifications.rules.ts'

const message = {
  id: 5,
  by: { user_id: 2, nick_name: 'two' },
  content: '@three @four tea?',
  answeredId: 3,
  mentionedIds: [3, 4],
} as unknown as AddressedMessage

it('notifies the author of the answered message once, also if the reply mentions them', () => {
  const receivers = (more: object) =>
    chatNotifications({ ...message, ...more }).map(({ userId }) => userId)
  expect(receivers({})).toEqual([3, 4])
  expect(receivers({ answeredId: undefined })).toEqual([3, 4])
  expect(receivers({ mentionedIds: [] })).toEqual([3])
})
