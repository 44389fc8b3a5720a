import { ROLE } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { openRoom } from '../testing/test-room.ts'
import { NO_RULES, whyNotNow } from './chat-rules.ts'

const USER = { role: ROLE.user }
const ADMINISTRATOR = { role: ROLE.administrator }

describe('the rules of the room', () => {
  it('[CHAT-50] let a user write again after the time of the slow mode', () => {
    const slow = { ...NO_RULES, slow_ms: 30_000 }
    expect(whyNotNow(USER, slow, { now: 50_000, lastAt: undefined })).toBeUndefined()
    // The clock was set back since.
    expect(whyNotNow(USER, slow, { now: 50_000, lastAt: 90_000_000 })).toBeUndefined()
    expect(whyNotNow(USER, slow, { now: 50_000, lastAt: 40_000 })).toEqual({
      kind: 'refused',
      code: 'slowMode',
      retryAfterMs: 20_000,
    })
    expect(whyNotNow(USER, slow, { now: 70_000, lastAt: 40_000 })).toBeUndefined()
    expect(whyNotNow(ADMINISTRATOR, slow, { now: 50_000, lastAt: 49_999 })).toBeUndefined()
  })

  it('[CHAT-51] keep everybody but administrators from writing until a time', () => {
    const closed = { ...NO_RULES, read_only_until: 9_000 }
    expect(whyNotNow(USER, closed, { now: 4_000, lastAt: undefined })).toMatchObject({
      code: 'readOnly',
      retryAfterMs: 5_000,
    })
    expect(whyNotNow(USER, closed, { now: 9_000, lastAt: undefined })).toBeUndefined()
    expect(whyNotNow(ADMINISTRATOR, closed, { now: 4_000, lastAt: undefined })).toBeUndefined()
  })

  it('[CHAT-52] are told on entering if there are any, and when they change', async () => {
    let rules = NO_RULES
    const { enter, room, clock } = await openRoom({ rules: async () => rules })
    const early = await enter('token2')
    expect(early.of('rules')).toEqual([])
    rules = { ...NO_RULES, slow_ms: 5_000 }
    room.rulesChanged()
    room.rulesChanged()
    await clock.pass(1)
    expect(early.of('rules')).toEqual([{ type: 'rules', ...rules }])
    expect((await enter()).of('rules')).toEqual([{ type: 'rules', ...rules }])
    rules = NO_RULES
    room.rulesChanged()
    await clock.pass(1)
    expect(early.of('rules').at(-1)).toEqual({ type: 'rules', ...NO_RULES })
    expect((await enter()).of('rules')).toEqual([])
  })
})
