import { CHAT_CLOSE } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { openChatApp, openSecondNode } from './testing/chat-sockets.ts'

describe('blocking a user who is in the chat', () => {
  it('closes only their sockets, on every node, and rejects their reconnect', async () => {
    const { platform, userClient, ownerClient, enter } = await openChatApp()
    const there = await openSecondNode(platform)
    const [user, other] = [await userClient('talker01'), await userClient('talker02')]
    const owner = await ownerClient()
    const sockets = [
      await enter({ token: user.token }),
      await there.enter({ token: user.token }),
      await enter({
        headers: { cookie: `session=${user.token}`, origin: 'http://localhost:3000' },
      }),
    ]
    const others = [
      await enter({ token: other.token }),
      await there.enter({ token: other.token }),
      await there.enter(),
    ]
    await owner.updateBlocked({ params: { id: user.id, blocked: 1 } })
    for (const socket of sockets) {
      await socket.until(() =>
        expect(socket.closed()).toMatchObject({ code: CHAT_CLOSE.session, reason: 'session' }),
      )
    }
    await expect(user.getSessions()).rejects.toMatchObject({ status: 401 })
    const again = await there.enter({ token: user.token })
    again.write('let me in')
    expect(await again.has('error')).toMatchObject([{ code: 'loginFirst' }])
    others[1]?.write('still here')
    await others[0]?.has('message')
    expect(others.map((socket) => socket.closed())).toEqual([undefined, undefined, undefined])
    // The sessions have ended permanently: unblocking does not restore them.
    await owner.updateBlocked({ params: { id: user.id, blocked: 0 } })
    await expect(user.getSessions()).rejects.toMatchObject({ status: 401 })
  })
})
