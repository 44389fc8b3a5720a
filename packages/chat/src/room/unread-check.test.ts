import { describe, expect, it } from 'vitest'
import { openRoom } from '../testing/test-room.ts'

const unreadOf = (user_id: number, unread: number, id = unread) => ({
  user_id,
  unread,
  ...(unread > 0 && { newest: { id, type: 1, message: `news ${id}` } }),
})

describe('notifications', () => {
  it('[CHAT-17] sends the unread count to a user who enters, and nothing to visitors', async () => {
    const { clock, enter, unread } = await openRoom()
    unread.set(2, unreadOf(2, 4))
    const [two, three, visitor] = [await enter('token2'), await enter('token3'), await enter()]
    await clock.pass(300)
    expect([two, three, visitor].map(({ of }) => of('notify'))).toEqual([
      [{ type: 'notify', unread: 4 }],
      [{ type: 'notify', unread: 0 }],
      [],
    ])
  })

  it('[CHAT-17] sends a new notification to every socket of its user, and to nobody else', async () => {
    const { clock, enter, unread, room } = await openRoom()
    const tabs = [await enter('token2'), await enter('token2')]
    const [three, visitor] = [await enter('token3'), await enter()]
    await clock.pass(1_000)
    unread.set(2, unreadOf(2, 1, 9))
    room.checkUnread()
    await clock.pass(0)
    for (const { of } of tabs) {
      expect(of('notify').slice(1)).toEqual([
        { type: 'notify', unread: 1, notification: { id: 9, type: 1, message: 'news 9' } },
      ])
    }
    expect([three.of('notify').length, visitor.of('notify').length]).toEqual([1, 0])
  })

  it('[CHAT-17] lowers the count for read notifications, without a new notification', async () => {
    const { clock, enter, unread, room } = await openRoom()
    unread.set(2, unreadOf(2, 2))
    const two = await enter('token2')
    const read = async (count: number) => {
      unread.set(2, unreadOf(2, count))
      room.checkUnread()
      await clock.pass(300)
    }
    await read(1)
    await read(1)
    await read(0)
    const frames = two.of('notify')
    expect(frames.map(({ unread }) => unread)).toEqual([2, 1, 0])
    expect(frames.every((frame) => !('notification' in frame))).toBe(true)
    await read(1)
    expect(two.of('notify').at(-1)).toHaveProperty('notification')
  })

  it('[CHAT-17] queries once for many changes, and only for connected users', async () => {
    const asked: (readonly number[])[] = []
    const { clock, enter, room } = await openRoom({
      unread: async (ids) => {
        asked.push(ids)
        return []
      },
    })
    for (const token of ['token2', 'token2', 'token3']) await enter(token)
    await enter()
    await clock.pass(1_000)
    asked.length = 0
    for (let count = 0; count < 20; count += 1) room.checkUnread()
    await clock.pass(1_000)
    expect(asked).toEqual([
      [2, 3],
      [2, 3],
    ])
    await enter('token4')
    expect(asked.at(-1)).toEqual([4])
  })

  it('[CHAT-17] checks every 30 s when no change is reported, also after a failure', async () => {
    let isUp = true
    const { clock, enter, errors } = await openRoom({
      unread: async () => {
        if (!isUp) throw new Error('no database')
        return [unreadOf(2, 3)]
      },
    })
    isUp = false
    const two = await enter('token2')
    expect([two.of('notify'), errors.length]).toEqual([[], 1])
    isUp = true
    await clock.pass(30_000)
    expect(two.of('notify')).toEqual([{ type: 'notify', unread: 3 }])
  })
})

it('a closed room does nothing', async () => {
  const { clock, enter, room, published } = await openRoom()
  const two = await enter('token2')
  const closing = room.close()
  await clock.pass(0)
  await closing
  const before = [two.frames.length, published.length]
  two.leave()
  room.checkUnread()
  await clock.pass(60_000)
  expect([two.frames.length, published.length]).toEqual(before)
})
