import {
  ARTICLE_STATUS,
  BOARD_BACKGROUNDS,
  BOARD_TEXT_COLOURS,
  EMPTY_ARTICLE,
  PINNED,
  TALK_STATUS,
} from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { useSite } from './testing/shared-site.ts'
import { withSubjects } from './testing/subjects.ts'

const shared = useSite()

const NOTE = {
  message: 'a note',
  tag: 'life',
  color: BOARD_TEXT_COLOURS[0],
  font_size: 16,
  font_weight: 500,
  bg_color: BOARD_BACKGROUNDS[0],
  bg_url: '',
} as const
const LINK = { site_name: 'tea', site_desc: 'x', url: 'https://tea.example', site_avatar: '' }
const VISITOR = { spent_ms: 9_000 }
const ID = 'c0ffee'

const open = async (options: Parameters<typeof shared.empty>[0] = {}) => {
  const site = await withSubjects(await shared.empty(options))
  const reader = await site.userClient('reader')
  const count = async (
    table: 'comments' | 'board_messages' | 'links' | 'notifications' | 'held_posts' | 'submissions',
  ) => (await site.queries.selectFrom(table).selectAll().execute()).length
  const comment = (content: string, client_id?: string, by = reader) =>
    by.addComment({ body: { ...site.target(), content, client_id } })
  return { ...site, reader, count, comment }
}

/** Sends a call three times at once, and once more afterwards. */
const repeat = async <T>(send: () => Promise<T>): Promise<T[]> => {
  const together = await Promise.all([send(), send(), send()])
  return [...together, await send()]
}

describe('a submission with the same client id', () => {
  it('creates one comment, and answers with it each time', async () => {
    const { comment, count } = await open()
    const answers = await repeat(() => comment('once', ID))
    expect(new Set(answers.map(({ res }) => res.id)).size).toBe(1)
    expect([await count('comments'), await count('notifications')]).toEqual([1, 1])
  })

  it('creates one reply', async () => {
    const { comment, count, writer, reader, target } = await open()
    const { res } = await comment('first')
    const body = { ...target(), parent_id: res.id, to_id: reader.id, content: 'x', client_id: ID }
    const answers = await repeat(() => writer.addReply({ body }))
    expect(new Set(answers.map(({ res: reply }) => reply.id)).size).toBe(1)
    expect(await count('comments')).toBe(2)
  })

  it('creates one board message, of a user or of a visitor', async () => {
    const { client, reader, count } = await open()
    const before = await count('board_messages')
    expect(await repeat(() => reader.addMessage({ body: { ...NOTE, client_id: ID } }))).toEqual(
      Array(4).fill(true),
    )
    await repeat(() => client().addMessage({ body: { ...NOTE, ...VISITOR, client_id: ID } }))
    expect(await count('board_messages')).toBe(before + 2)
  })

  it('creates one friend link', async () => {
    const { reader, count } = await open()
    await repeat(() => reader.addLink({ body: { ...LINK, client_id: ID } }))
    expect([await count('links'), await count('notifications')]).toEqual([1, 1])
  })

  it('creates one friend link and one announcement of the owner', async () => {
    const { owner, count } = await open()
    await repeat(() => owner.backAddLink({ body: { ...LINK, client_id: ID } }))
    expect(await count('links')).toBe(1)
    const { users } = await owner.getReceiverCount()
    const answers = await repeat(() =>
      owner.addAnnouncement({ body: { message: 'to all', client_id: ID } }),
    )
    expect(answers).toEqual(Array(4).fill({ sent: users }))
    expect(await count('notifications')).toBe(users)
  })

  it('is held once', async () => {
    const { comment, count, owner } = await open()
    await owner.updateBlocklist({ body: { words: ['plum'], action: 'hold' } })
    await repeat(() => comment('a plum', ID).catch(({ reason }) => reason))
    expect(await count('held_posts')).toBe(1)
  })

  it('may be sent again when the first attempt was rejected', async () => {
    const { comment, count } = await open()
    await expect(comment(' ', ID)).rejects.toMatchObject({ status: 422 })
    await comment('said', ID)
    expect(await count('comments')).toBe(1)
  })
})

describe('a save of the owner with the same client id', () => {
  const TEXT = { article_title: 'Tea', article_content: 'of tea' }
  const DRAFT = {
    ...EMPTY_ARTICLE,
    ...TEXT,
    category: { category_name: 'essays' },
    tagList: [{ tag_name: 'tea' }],
    status: ARTICLE_STATUS.public,
  }
  const FIELDS = { ...EMPTY_ARTICLE, ...TEXT }

  it('autosaves once, also after the next text has been saved', async () => {
    const { owner } = await open()
    const first = { revision: 0, fields: FIELDS, client_id: 'a' }
    const answers = await repeat(() => owner.autosaveManuscript({ body: first }))
    expect(answers.map(({ revision }) => revision)).toEqual([1, 1, 1, 1])
    const [made] = answers
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const { manuscript_id } = made ?? { manuscript_id: 0 }
    const typed = { ...FIELDS, article_content: 'of green tea' }
    const second = { manuscript_id, revision: 1, fields: typed, client_id: 'b' }
    const saved = await owner.autosaveManuscript({ body: second })
    await owner.autosaveManuscript({
      body: { manuscript_id, revision: 2, fields: FIELDS, client_id: 'c' },
    })
    expect(await owner.autosaveManuscript({ body: second })).toEqual(saved)
    const other = { ...second, client_id: 'd' }
    await expect(owner.autosaveManuscript({ body: other })).rejects.toMatchObject({ status: 409 })
  })

  it('publishes once, with one event, although its title and its time are taken by then', async () => {
    let now = Date.parse('2026-06-01T00:00:00Z')
    const { owner } = await open({ now: () => now })
    const publishAtMs = now + 60_000
    const article = { ...DRAFT, status: ARTICLE_STATUS.draft, publishAtMs, slug: 'tea' }
    const body = { article, client_id: ID }
    const [first] = await repeat(() => owner.addArticle({ body }))
    now += 120_000
    const repeated = await owner.addArticle({ body })
    expect(repeated.article).toMatchObject({ id: first?.article.id, revision: 1 })
    expect(repeated.articleTagList).toEqual(first?.articleTagList)
  })

  it('updates once, also when it is edited further', async () => {
    const { owner } = await open()
    const { article } = await owner.addArticle({ body: { article: DRAFT } })
    const body = { article: { ...DRAFT, id: article.id }, revision: 1, client_id: ID }
    const answers = await repeat(() => owner.updateArticle({ body }))
    expect(answers.map(({ revision }) => revision)).toEqual([2, 2, 2, 2])
    await owner.updateArticle({ body: { ...body, revision: 2, client_id: 'next' } })
    expect(await owner.updateArticle({ body })).toEqual(answers[0])
  })

  it('creates one talk, album and page', async () => {
    const { owner, queries } = await open()
    const talk = {
      content: 'a talk',
      talkImgList: [],
      is_top: PINNED.no,
      status: TALK_STATUS.public,
    }
    const sends: Record<string, () => Promise<unknown>> = {
      talks: () => owner.publishTalk({ body: { ...talk, client_id: ID } }),
      albums: () =>
        owner.addAlbum({
          body: { album_name: 'tea', description: 'x', album_cover: '', client_id: ID },
        }),
      pages: () =>
        owner.addPage({
          body: { title: 'tea', page_content: 'x', place: 'menu', client_id: ID },
        }),
    }
    const count = async (table: string) =>
      (
        await queries
          .selectFrom(table as 'talks')
          .selectAll()
          .execute()
      ).length
    for (const [table, send] of Object.entries(sends)) {
      const before = await count(table)
      const answers = await repeat(send)
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(await count(table), table).toBe(before + 1)
    }
  })
})

describe('a small form of the owner with the same client id', () => {
  it('creates one row, and answers like the first, also when it is repeated later', async () => {
    const { owner, queries } = await open()
    const hook = { url: 'https://hook.example/', kinds: ['comment' as const], enabled: true }
    const redirect = { path: '/old/tea', target: '/article/tea' }
    const sends: Record<string, (client_id: string) => Promise<unknown>> = {
      series: (client_id) =>
        owner.addSeries({ body: { title: 'of tea', articleIdList: [], client_id } }),
      categories: (client_id) => owner.addCategory({ body: { category_name: 'teas', client_id } }),
      tags: (client_id) => owner.addTag({ body: { tag_name: 'teas', client_id } }),
      webhooks: (client_id) => owner.addWebhook({ body: { ...hook, client_id } }),
      redirects: (client_id) => owner.addRedirect({ body: { ...redirect, client_id } }),
      invitations: (client_id) => owner.addInvitation({ query: { client_id } }),
    }
    const count = async (table: string) =>
      (
        await queries
          .selectFrom(table as 'tags')
          .selectAll()
          .execute()
      ).length
    for (const [table, send] of Object.entries(sends)) {
      const before = await count(table)
      const answers = await repeat(() => send(ID))
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size, table).toBe(1)
      expect(await count(table), table).toBe(before + 1)
      const others = await Promise.allSettled([send('other'), send('other')])
      const isUnique = !['webhooks', 'invitations'].includes(table)
      expect(await count(table), table).toBe(before + (isUnique ? 1 : 2))
      const codes = others.map((one) => (one.status === 'rejected' ? one.reason.status : 200))
      expect(codes, table).toEqual(isUnique ? [409, 409] : [200, 200])
    }
  })

  it('gives an invitation that is valid once, and others without an id or of somebody else', async () => {
    const { owner, client, userClient, queries } = await open()
    const [first] = await repeat(() => owner.addInvitation({ query: { client_id: ID } }))
    const second = await userClient('second')
    await queries.updateTable('users').set('role', 1).where('id', '=', second.id).execute()
    const others = [
      await owner.addInvitation({ query: {} }),
      await owner.addInvitation({ query: {} }),
      await second.addInvitation({ query: { client_id: ID } }),
    ]
    const tokens = [first, ...others].map((one) => one?.invitation)
    expect(new Set(tokens).size).toBe(4)
    await owner.updateConfig({ body: { registration: 'invitation' } })
    const guest = { password: 'guest-pass-1', invitation: first?.invitation }
    await client().register({ body: { username: 'guest001', ...guest } })
    await expect(
      client().register({ body: { username: 'guest002', ...guest } }),
    ).rejects.toMatchObject({ status: 403 })
  })
})

describe('submissions', () => {
  it('without a client id, with another one, or of another user are all stored', async () => {
    const { comment, count, writer } = await open()
    await comment('same')
    await comment('same')
    await comment('same', 'one')
    await comment('same', 'two')
    await comment('same', 'two', writer)
    expect(await count('comments')).toBe(5)
  })

  it('are remembered for a day', async () => {
    let now = Date.parse('2026-06-01T00:00:00Z')
    const { client, count } = await open({ now: () => now })
    const send = (client_id: string) =>
      client().addMessage({ body: { ...NOTE, ...VISITOR, client_id } })
    await send(ID)
    now += 2 * 3_600_000
    await send('other')
    expect(await count('submissions')).toBe(2)
    now += 23 * 3_600_000
    await send('third')
    expect(await count('submissions')).toBe(2)
  })
})
