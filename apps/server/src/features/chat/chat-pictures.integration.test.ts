import { randomBytes } from 'node:crypto'
import { pictureUrl } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { openChatApp } from '../../testing/chat-sockets.ts'
import { OWNER } from '../../testing/test-app.ts'

const open = async () => {
  const site = await openChatApp()
  const { queries } = site.platform.database
  const [two, three] = [await site.userClient('second'), await site.userClient('third')]
  const { token } = await site.client().login({ body: OWNER })

  /** Inserts the row of an upload, without processing a picture. */
  const upload = async (user_id: number) => {
    const size = { width: 400, height: 300 }
    const url = pictureUrl({ key: randomBytes(16).toString('hex'), ...size, colour: undefined })
    const row = { url, user_id, bytes: 2, ...size, placeholder: '', created_at: 1 }
    await queries
      .insertInto('uploads')
      .values({ ...row, expires_at: 9e12 })
      .execute()
    return url
  }
  const uses = async () =>
    (await queries.selectFrom('upload_uses').select('subject').execute()).map((u) => u.subject)
  const events = async () => queries.selectFrom('chat_events').select('kind').execute()
  return { ...site, two, three, owner: site.client(token), upload, uses, events }
}

const IMAGE = { content_type: 'image' }

describe('a picture in the chat', () => {
  it('[CHAT-46] answers a message, or is stored without the answer if that is gone', async () => {
    const { enter, two, three, upload, client } = await open()
    const [writer, other] = [await enter({ token: two.token }), await enter({ token: three.token })]
    other.write('show me')
    const [{ id = 0 } = {}] = await writer.has('message')
    writer.write(await upload(two.id), { ...IMAGE, client_id: 'a', reply_to: 999_999 })
    writer.write(await upload(two.id), { ...IMAGE, client_id: 'b', reply_to: id })
    const [, first, second] = await writer.has('message', 3)
    expect(first).toMatchObject({ client_id: 'a' })
    expect(first).not.toHaveProperty('reply_to')
    expect(second).toMatchObject({ client_id: 'b', reply_to: id })
    expect(writer.of('error')).toEqual([])
    const { list } = await client().getChatList({ body: { size: 10, last_id: '' } })
    expect(list.map(({ reply_to }) => reply_to)).toEqual([undefined, undefined, id])
  })

  it('is an upload of its author, and is released by a recall or a clear', async () => {
    const { enter, two, owner, upload, uses } = await open()
    const writer = await enter({ token: two.token })
    writer.write(await upload(two.id), IMAGE)
    writer.write('a text beside it')
    writer.write(await upload(two.id), IMAGE)
    const messages = await writer.has('message', 3)
    const ids = messages.filter((m) => m.content_type === 'image').map(({ id }) => id)
    expect((await uses()).sort()).toEqual(ids.map((id) => `chat:${id}`).sort())
    await two.recallChatMessage({ params: { id: ids[0] ?? 0 } })
    expect(await uses()).toEqual([`chat:${ids[1]}`])
    await owner.clearChat()
    expect(await uses()).toEqual([])
  })

  it('of another user or another site is rejected, and stores nothing', async () => {
    const { enter, two, three, upload, uses, events } = await open()
    const writer = await enter({ token: two.token })
    const foreign = [await upload(three.id), 'https://elsewhere.example/a.png', 'javascript:1', 'x']
    for (const url of foreign)
      writer.write(url, { ...IMAGE, client_id: randomBytes(4).toString('hex') })
    writer.write('still here')
    expect((await writer.has('error', 4)).map(({ code }) => code)).toEqual(
      Array(4).fill('foreignPicture'),
    )
    await writer.has('message')
    expect([await uses(), await events()]).toEqual([[], [{ kind: 'message' }]])
  })
})
