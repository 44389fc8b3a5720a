import { NO_RULES, type Write } from '@lanting/chat'
import { ROLE } from '@lanting/contract'
import { expect, it } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { chatLog } from './chat-log.store.ts'
import { createVisitorPace } from './visitor-pace.ts'

it('reads no setting in its transaction, which would wait for itself on SQLite', async () => {
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
    isTakenName: async () => false,
    held: { hold: async () => {}, stateOf: async () => undefined },
    keepPicture: async () => {},
    countMessages: () => {},
    onAddressed: () => {},
  })
  const by = { user_id, role: ROLE.user, nick_name: 'writer', avatar: '', session_id: 1 }
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
  reads = 0
  const { outcomes } = await log.append(writes)
  expect(outcomes).toMatchObject([{ kind: 'known' }, { kind: 'known' }])
  expect(reads).toBe(1)
})
