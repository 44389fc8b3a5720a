import { expect, it, vi } from 'vitest'
import { moderateMessage } from './moderate-message.ts'

const MESSAGE = { id: 7, user_id: 3 }

const createApi = (answer = { done: 1, stuck: 0, blocked: 1 }) => ({
  decide: vi.fn(async () => answer),
  muteInChat: vi.fn(async () => ({ untilMs: 1 })),
})

it('removes the message, with the reason', async () => {
  const api = createApi()
  const decision = { action: 'remove', minutes: 10, reason: ' spam ' } as const
  expect(await moderateMessage(api, MESSAGE, decision)).toBe('remove')
  expect(api.decide).toHaveBeenCalledWith({
    body: {
      decision: 'remove',
      items: [{ source: 'written', kind: 'chatMessage', id: 7 }],
      reason: 'spam',
    },
  })
})

it('mutes the author, and leaves out an empty reason', async () => {
  const api = createApi()
  expect(await moderateMessage(api, MESSAGE, { action: 'mute', minutes: 60, reason: ' ' })).toBe(
    'mute',
  )
  expect(api.muteInChat).toHaveBeenCalledWith({ body: { user_id: 3, minutes: 60 } })
})

it('says so when nobody was banned', async () => {
  const api = createApi({ done: 1, stuck: 0, blocked: 0 })
  expect(await moderateMessage(api, MESSAGE, { action: 'ban', minutes: 1, reason: '' })).toBe(
    'nobody',
  )
  expect(api.decide).toHaveBeenCalledWith({
    body: { decision: 'block', items: [{ source: 'written', kind: 'chatMessage', id: 7 }] },
  })
})
