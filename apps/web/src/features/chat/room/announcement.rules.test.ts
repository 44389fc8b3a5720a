import { chatRoomCopy } from '@lanting/copy/chat-room'
import { expect, it } from 'vitest'
import { announcementOf } from './announcement.rules.ts'

const copy = chatRoomCopy.en

it('tells name and text of a message, or that it is a picture', () => {
  const message = { nick_name: 'Wang', content: 'hello', content_type: 'text' } as const
  expect(announcementOf(message, copy)).toBe(copy.saidBy('Wang', 'hello'))
  const picture = { ...message, content: '/p.webp', content_type: 'image' } as const
  expect(announcementOf(picture, copy)).toBe(copy.saidBy('Wang', copy.picture))
})

it('is silent about a message that was recalled or cleared', () => {
  expect(announcementOf(undefined, copy)).toBe('')
})
