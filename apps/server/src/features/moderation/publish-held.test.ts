import { expect, it } from 'vitest'
import type { Queries } from '../../database/open.ts'
import type { HeldRow } from './held-posts.store.ts'
import { createPublishHeld, isComment } from './publish-held.ts'

const NO_DATABASE = {} as Queries
const WRITER = { id: 2, role: 2 } as const

const heldRow = (kind: string, user_id: number | null): HeldRow => ({
  id: 1,
  kind,
  user_id,
  type: null,
  for_id: null,
  content: '',
  body: '{}',
  matched_words: '[]',
  created_at: 10,
})

const publisher = () => {
  const published: unknown[] = []
  const record = (name: string) => async (_: Queries, post: object) => {
    published.push([name, post])
  }
  const publish = createPublishHeld({
    now: () => 20,
    findWriter: async (_, id) => (id === WRITER.id ? WRITER : undefined),
    publishers: {
      boardMessage: record('boardMessage'),
      boardChange: record('boardChange'),
      chatMessage: record('chatMessage'),
      comment: async (...given) => {
        await record('comment')(...given)
        return 7
      },
    },
  })
  return { publish, published }
}

const post = (by: object | undefined) => ({ body: '{}', heldAt: 10, now: 20, by })

it.each([
  ['boardMessage', 'boardMessage'],
  ['boardChange', 'boardChange'],
  ['comment', 'comment'],
  ['reply', 'comment'],
])(
  'publishes a held %s with the publisher of %s, in the name of its writer',
  async (kind, name) => {
    const { publish, published } = publisher()
    await publish(NO_DATABASE, heldRow(kind, WRITER.id))
    expect(published).toEqual([[name, post(WRITER)]])
  },
)

it.each(['boardMessage', 'chatMessage'])('publishes a %s of a visitor', async (kind) => {
  const { publish, published } = publisher()
  await publish(NO_DATABASE, heldRow(kind, null))
  expect(published).toEqual([[kind, post(undefined)]])
})

it.each(['boardChange', 'comment', 'reply'])(
  'rejects a held %s whose writer was deleted',
  async (kind) => {
    const { publish, published } = publisher()
    await expect(publish(NO_DATABASE, heldRow(kind, 9))).rejects.toMatchObject({
      key: 'userNotFound',
    })
    expect(published).toEqual([])
  },
)

it('counts comments and replies as comments', () => {
  const kinds = ['comment', 'reply', 'boardMessage', 'boardChange']
  expect(kinds.filter((kind) => isComment({ kind }))).toEqual(['comment', 'reply'])
})
