import { describe, expect, it } from 'vitest'
import { openRoom, person } from '../testing/room-of.ts'

describe('a mute from outside the room', () => {
  it('[CHAT-32] is told to whoever comes in; of visitors nothing is known', async () => {
    const { enter } = await openRoom({
      identify: async () => person(2, { muted_until: 7_000 }),
    })
    const [two, visitor] = [await enter('token2'), await enter()]
    expect(two.of('tips')).toMatchObject([{ muted_until: 7_000 }])
    expect(visitor.of('tips')[0]).not.toHaveProperty('muted_until')
  })

  it('[CHAT-32] is told to every socket of that user, to the other nodes, and to nobody else', async () => {
    const { enter, room, published } = await openRoom()
    const tabs = [await enter('token2'), await enter('token2')]
    const [three, visitor] = [await enter('token3'), await enter()]
    room.muted(2, 5_000)
    for (const { of } of tabs) expect(of('mute')).toEqual([{ type: 'mute', until: 5_000 }])
    expect([three, visitor].flatMap(({ of }) => of('mute'))).toEqual([])
    expect(published).toContainEqual({ from: 'here', kind: 'mute', user_id: 2, until: 5_000 })
  })

  it('[CHAT-32] that another node tells of is passed on, and goes no further', async () => {
    const { enter, room, published } = await openRoom()
    const two = await enter('token2')
    room.onNodeMessage({ from: 'there', kind: 'mute', user_id: 2, until: 0 })
    expect(two.of('mute')).toEqual([{ type: 'mute', until: 0 }])
    expect(published).not.toContainEqual(expect.objectContaining({ kind: 'mute' }))
  })
})
