import { NO_RULES, type Write } from '@lanting/chat'
import { ROLE } from '@lanting/contract'
import { expect, it } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { chatLog } from './chat-log.store.ts'
import { createVisitorPace } from './visitor-pace.ts'

const openLog = async () => {
  const { platform, userClient } = await openTestApp()
  const { id: user_id } = await userClient('writer')
  let reads = 0
  const log = chatLog({
    queries: platform.database.queries,
    now: platform.now,
    timeZone: async () => {
      reads += 1
      return 'UTC'
    },
    rules: async () => ({ ...NO_RULES, visitors: 'free' }),
    isHidden: async () => false,
    visitorPace: createVisitorPace(platform.limiter),
    checkBlocklist: async () => (text) => ({ verdict: 'pass', text, words: [] }),
    nameFault: async () => undefined,
    held: { hold: async () => 0, stateOf: async () => undefined },
    keepPicture: async () => {},
    countMessages: () => {},
    onAddressed: () => {},
  })
  const by = { user_id, role: ROLE.user, nick_name: 'writer', avatar: '', session_id: 1 }
  return { log, by, reads: () => reads }
}

it('[CHAT-27] answers a message that comes twice at once with the message, without an error', async () => {
  const { log, by } = await openLog()
  const message = { kind: 'message', by, content_type: 'text', client_id: 'a' } as const
  const write = { ...message, content: 'once' }
  const { outcomes, events } = await log.append([write, write, { ...write, client_id: 'b' }])
  expect(outcomes).toMatchObject([
    { kind: 'stored' },
    { kind: 'known', message_id: 1, message: { content: 'once' } },
    { kind: 'stored' },
  ])
  expect(events).toHaveLength(2)
})

it('reads no setting in its transaction, which would wait for itself on SQLite', async () => {
  const { log, by, reads } = await openLog()
  const writes: readonly Write[] = [
    { kind: 'message', by, content: 'hello', content_type: 'text', client_id: 'a' },
    {
      kind: 'visitorMessage',
      name: 'Wang',
      address: '192.0.2.1',
      content: 'hello',
      client_id: 'b',
    },
  ]
  await log.append(writes)
  const before = reads()
  const { outcomes } = await log.append(writes)
  expect(outcomes).toMatchObject([{ kind: 'known' }, { kind: 'known' }])
  expect(reads() - before).toBe(1)
})
