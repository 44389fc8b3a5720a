import { randomBytes } from 'node:crypto'
import { pictureUrl } from '@lanting/contract'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Queries } from '../../database/open.ts'
import { openChatApp } from '../../testing/chat-sockets.ts'
import { addBoardMessage } from '../../testing/subjects.ts'
import { OWNER } from '../../testing/test-app.ts'

/** A delayed message waits until the decision has ended, which is never before the test ends it. */
const PROMPT_MS = 2_000
const IMAGE = { content_type: 'image' }

const open = async () => {
  const site = await openChatApp()
  const { queries } = site.platform.database
  const { token } = await site.client().login({ body: OWNER })
  const [two, three] = [await site.userClient('second'), await site.userClient('third')]
  const [writer, other] = [
    await site.enter({ token: two.token }),
    await site.enter({ token: three.token }),
  ]
  return { ...site, queries, owner: site.client(token), two, writer, other }
}

/** Keeps a row locked until the returned function is called. */
const lockRow = async (queries: Queries, table: 'board_messages' | 'uploads', id: number) => {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  let locking: Promise<void> = Promise.resolve()
  await new Promise<void>((resolve) => {
    locking = queries.transaction().execute(async (transaction) => {
      await transaction.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute()
      resolve()
      await isReleased
    })
  })
  const end = async () => {
    release()
    await locking
  }
  onTestFinished(end)
  return end
}

const waitsForRow = (queries: Queries) =>
  vi.waitFor(async () => {
    const { count } = await queries
      .withTables<{ pg_locks: { granted: boolean; locktype: string } }>()
      .selectFrom('pg_locks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('granted', '=', false)
      .where('locktype', '=', 'transactionid')
      .executeTakeFirstOrThrow()
    expect(count).toBeGreaterThan(0)
  })

describe('while a decision about many posts runs', () => {
  it('a chat message does not wait for it, also when the decision removes chat messages', async () => {
    const { queries, owner, two, writer } = await open()
    writer.write('to be removed')
    const [message] = await writer.has('message')
    const board = await addBoardMessage(queries, two.id)
    const endOfWork = await lockRow(queries, 'board_messages', board)
    const items = [
      { source: 'written', kind: 'chatMessage', id: message?.id ?? 0 },
      { source: 'written', kind: 'boardMessage', id: board },
    ] as const
    const deciding = owner.decide({ body: { decision: 'remove', items: [...items] } })
    await waitsForRow(queries)
    writer.write('meanwhile')
    await vi.waitFor(() => expect(writer.of('message')).toHaveLength(2), PROMPT_MS)
    await endOfWork()
    expect(await deciding).toMatchObject({ done: 2 })
    await writer.has('revert')
  })

  it('a picture that it has locked delays its own message alone', async () => {
    const { queries, two, writer, other } = await open()
    const size = { width: 400, height: 300 }
    const url = pictureUrl({ key: randomBytes(16).toString('hex'), ...size, colour: undefined })
    const { id } = await queries
      .insertInto('uploads')
      .values({ url, user_id: two.id, bytes: 2, ...size, placeholder: '', created_at: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const endOfWork = await lockRow(queries, 'uploads', id)
    writer.write(url, { ...IMAGE, client_id: 'picture' })
    other.write('beside it')
    await vi.waitFor(() => expect(other.of('message')).toHaveLength(1), PROMPT_MS)
    expect(await writer.has('error')).toMatchObject([{ code: 'failed', client_id: 'picture' }])
    await endOfWork()
    writer.write(url, { ...IMAGE, client_id: 'picture' })
    await writer.has('message', 2)
  })
})
