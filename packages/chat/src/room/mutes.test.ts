import { describe, expect, it } from 'vitest'
import { openRoom, testUser } from '../testing/test-room.ts'

describe('a mute set outside the room', () => {
  it('[CHAT-32] is sent to a user who enters, and never to visitors', async () => {
    const { enter } = await openRoom({
      identify: async () => testUser(2, { muted_until: 7_000 }),
    })
    const [two, visitor] = [await enter('token2'), await enter()]
    expect(two.of('tips')).toMatchObject([{ muted_until: 7_000 }])
    expect(visitor.of('tips')[0]).not.toHaveProperty('muted_until')
  })

  it('[CHAT-32] is sent to every socket of that user, to the other nodes, and to nobody else', async () => {
    const { enter, room, published } = await openRoom()
    const tabs = [await enter('token2'), await enter('token2')]
    const [three, visitor] = [await enter('token3'), await enter()]
    room.muted(2, 5_000)
    for (const { of } of tabs) expect(of('mute')).toEqual([{ type: 'mute', until: 5_000 }])
    expect([three, visitor].flatMap(({ of }) => of('mute'))).toEqual([])
    expect(published).toContainEqual({ from: 'here', kind: 'mute', user_id: 2, until: 5_000 })
  })

  it('[CHAT-32] of another node is sent to sockets, but not to other nodes again', async () => {
    const { enter, room, published } = await openRoom()
    const two = await enter('token2')
    room.onNodeMessage({ from: 'there', kind: 'mute', user_id: 2, until: 0 })
    expect(two.of('mute')).toEqual([{ type: 'mute', until: 0 }])
    expect(published).not.toContainEqual(expect.objectContaining({ kind: 'mute' }))
  })
})
