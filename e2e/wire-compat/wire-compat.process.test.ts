import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWNER, type RunningSite, startSite } from '../testing/site.ts'
import { accountShapes } from './account-shapes.ts'
import { adminShapes } from './admin-shapes.ts'
import { ARTICLE_DRAFT, articleShapes } from './article-shapes.ts'
import { backupShapes, EMPTY_BACKUP } from './backup-shapes.ts'
import { boardShapes } from './board-shapes.ts'
import { type Ask, FORM, keep, made, type Sent, tokens } from './call.ts'
import { chatShapes } from './chat-shapes.ts'
import { communityShapes } from './community-shapes.ts'
import { editorShapes } from './editor-shapes.ts'
import { faultsIn } from './matches-shape.ts'
import { moderationShapes } from './moderation-shapes.ts'
import { musicShapes, sendSong, tags } from './music-shapes.ts'
import { outboxShapes } from './outbox-shapes.ts'
import { lastShapes, siteShapes } from './site-shapes.ts'
import { talkShapes } from './talk-shapes.ts'
import { turntableShapes } from './turntable-shapes.ts'
import { userShapes } from './user-shapes.ts'

/**
 * The wire from the view of an independent client: plain `fetch`, shapes written by hand, and the
 * input of older clients (ids as texts, whole form objects, no `user_id`). This test imports
 * nothing of the product, so only this test finds a contract change that breaks such a client. A
 * new endpoint needs one entry in one of the `*-shapes.ts`. An endpoint without an entry fails.
 */
let site: RunningSite
const ids = { reader: 0, session: 0 }

const send = async (method: string, path: string, { token, body }: Sent = {}) => {
  const isForm = body instanceof FormData
  const response = await fetch(site.url + path, {
    method,
    headers: {
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: token }),
      'x-requested-with': 'XMLHttpRequest',
    },
    body: body === undefined || isForm ? (body as FormData) : JSON.stringify(body),
  })
  return { status: response.status, ...((await response.json()) as Record<string, unknown>) } as {
    status: number
    code: unknown
    message: unknown
    reason?: unknown
    result: unknown
  }
}

interface Made {
  readonly id: number
}

const registered = async (username: string) => {
  const body = { ...FORM, username, password: 'abc-123', nick_name: '' }
  return send('POST', '/api/user/register', { body })
}
const loggedIn = async (username: string, password: string) => {
  const { result } = await send('POST', '/api/user/login', { body: { username, password } })
  return (result as { token: string }).token
}

const ANSWERS: Readonly<Record<string, Ask>> = {
  ...siteShapes,
  ...articleShapes,
  ...editorShapes,
  ...adminShapes,
  ...boardShapes,
  ...communityShapes,
  ...moderationShapes,
  ...chatShapes,
  ...musicShapes,
  ...turntableShapes,
  ...userShapes,
  ...outboxShapes,
  ...accountShapes,
  ...talkShapes,
  ...backupShapes,
  ...lastShapes,
}
/** A file, and a call that needs a finished import. */
const UNASKED = ['GET /api/transfer/export', 'POST /api/transfer/import/{id}/undo']

/** These end the sessions of `leaver`: the next call needs a new one. */
const ENDS_SESSIONS = [
  'PUT /api/user/updatePassword',
  'DELETE /api/user/sessions',
  'POST /api/user/logout',
]

/**
 * Inserts data that no call can write yet, and subjects of calls. An empty list would match any
 * shape.
 */
const addRows = () => {
  const database = new DatabaseSync(join(site.dataDir, 'lanting.sqlite'), { timeout: 10_000 })
  database.exec(`
    update articles set slug = 'by-fetch' where id = 1;
    insert into page_headers (route_name, bg_url) values ('Plain', '/art/plain.avif');
    insert into resource_groups (side, category, name, description, position)
      values ('front', 'plain', 'plain', 'by hand', 99);
    insert into resource_sites (group_id, name, url, description, position)
      select id, 'one', 'https://one.example/', 'first', 1 from resource_groups
      where category = 'plain';
    insert into users (id, username, password_hash, nick_name, created_at, updated_at)
      values (900, 'plain0004', '', 'plain', 1, 1), (901, 'plain0005', '', 'plain', 1, 1);
    insert into talks (id, user_id, content, created_at, updated_at) values (900, 1, 'plain', 1, 1);
    insert into albums (id, album_name, description, album_cover, created_at, updated_at)
      values (900, 'plain', '', '', 1, 1), (901, 'other', '', '', 1, 1);
    insert into photos (id, album_id, url, status, created_at, updated_at)
      values (900, 900, '/art/a.avif', 1, 1, 1), (901, 900, '/art/b.avif', 1, 1, 1),
        (902, 900, '/art/c.avif', 2, 1, 1);
    insert into comments (id, parent_id, type, for_id, from_id, to_id, content, created_at, updated_at)
      values (900001, null, 1, 1, 1, null, 'first', 1, 1),
        (900002, 900001, 1, 1, 1, 1, 'answered', 2, 2),
        (900003, null, 1, 1, 1, null, 'last', 3, 3),
        (900004, null, 1, 1, 1, null, 'removed', 4, 4),
        (900005, null, 1, 1, 1, null, 'new', ${Date.now()}, ${Date.now()});
    insert into notifications (id, message, user_id, type, to_id, created_at, updated_at)
      values (900001, 'by hand', 1, 1, 1, 1, 1);
    insert into board_messages (id, tag, message, color, nick_name, created_at, updated_at)
      values (900001, 'plain', 'removed', '', 'n', 1, 1);
    insert into chat_messages (id, user_id, content, content_type, created_at)
      values (900, 900, 'found by fetch', 'text', 1);
    insert into chat_mentions (user_id, message_id) values (1, 900);
    insert into chat_edits (message_id, content, written_at) values (1, 'earlier', 1);
    insert into held_posts (id, kind, user_id, type, for_id, content, body, matched_words, created_at)
      values (900001, 'comment', 900, 1, 1, 'waits',
        '{"type":1,"for_id":1,"content":"waits","pictures":[]}', '[]', 1);
    insert into uploads (url, bytes, width, height, placeholder, created_at, expires_at)
      values ('/uploads/plain', 1, 1, 1, '', 1, 9000000000000),
        ('/uploads/other', 1, 1, 1, '', 1, 9000000000000);
  `)
  database.close()
}

/** Inserts subjects of the admin calls: some new rows, and the existing lists. */
const prepareAdmin = async () => {
  const ask = async (method: string, path: string, body?: object) =>
    (await send(method, path, { token: tokens.owner, body })).result as never
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
  const added = async (article_title: string) => {
    const article = { ...ARTICLE_DRAFT, article_title }
    return (await ask('POST', '/api/article/add', { article })) as { article: { id: number } }
  }
  keep('article', (await added('kept by hand')).article.id)
  const { id: trashed } = (await added('binned by hand')).article
  await ask('DELETE', `/api/article/delete/${trashed}/1`)
  keep('binned', trashed)
  const category = { category_name: 'spare' }
  keep('spare category', ((await ask('POST', '/api/category/add', category)) as Made).id)
  keep('spare tag', ((await ask('POST', '/api/tag/add', { tag_name: 'spare' })) as Made).id)
  const pinned = { current: 1, size: 100, is_top: 1 }
  const { list } = (await ask('POST', '/api/article/getArticleList', pinned)) as { list: Made[] }
  keep('pinned', idsOf(list))
  keep('pages', idsOf(await ask('GET', '/api/page/getPageList')))
  const groups = (await ask('GET', '/api/resource/getAll')) as (Made & { side: string })[]
  keep('groups', idsOf(groups.filter(({ side }) => side === 'back')))
}

/** Inserts a song, and a playlist with it. */
const addMusic = async () => {
  const { owner: token } = tokens
  const [path, body] = sendSong('plain.mp3')
  const song = (await send('POST', path, { token, body })).result as Made
  const list = { name: 'plain', songs: [song.id] }
  const added = await send('POST', '/api/music/addPlaylist', { token, body: list })
  keep('song', song.id)
  keep('playlist', (added.result as Made).id)
  await send('PUT', '/api/music/updateSong', { token, body: { ...tags, id: song.id } })
  const detail = (await send('GET', `/wapi/song/detail?ids=${song.id}`)) as unknown as {
    songs: { al: Made; ar: Made[] }[]
  }
  keep('album', detail.songs[0]?.al.id)
  keep('artist', detail.songs[0]?.ar[0]?.id)
}

/**
 * Inserts two users for the user administration, one of them with a password link, and an
 * invitation.
 */
const addUsers = async () => {
  const { owner: token } = tokens
  keep('user', 900)
  keep('guest', 901)
  const link = await send('POST', '/api/user/addPasswordLink/901', { token, body: {} })
  keep('link', (link.result as { url: string }).url.split('#')[1])
  const added = await send('POST', '/api/user/addInvitation', { token, body: {} })
  keep('invitation', (added.result as Made).id)
}

/** The password of this user has been set by now, which ended the earlier sessions. */
const logGuestIn = async () => {
  await loggedIn('plain0005', 'abc-1234')
  const path = `/api/user/adminSessions/${made('guest')}`
  const { result } = await send('GET', path, { token: tokens.owner })
  keep('guest session', (result as Made[])[0]?.id)
}

beforeAll(async () => {
  // No server listens there. The setting enables calls about mail.
  site = await startSite({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'plain@a.example' })
  addRows()
  await registered('plain0001')
  await registered('plain0002')
  tokens.owner = await loggedIn(OWNER.username, OWNER.password)
  tokens.reader = await loggedIn('plain0001', 'abc-123')
  tokens.leaver = await loggedIn('plain0002', 'abc-123')
  const login = { body: { username: 'plain0001', password: 'abc-123' } }
  ids.reader = ((await send('POST', '/api/user/login', login)).result as { id: number }).id
  await prepareAdmin()
  await addMusic()
  await addUsers()
  await mkdir(join(site.dataDir, 'backups'))
  await writeFile(join(site.dataDir, 'backups', EMPTY_BACKUP), '')
  await send('POST', '/api/like/addLike', { token: tokens.reader, body: { for_id: 2, type: 1 } })
})
afterAll(() => site.stop())

const SOON = { timeout: 30_000 }

/** One job runs at a time. */
const untilBackupsIdle = () =>
  expect
    .poll(async () => {
      const { result } = await send('GET', '/api/backup/list', { token: tokens.owner })
      return (result as { job: unknown }).job
    }, SOON)
    .toBeNull()

const placed = async (path: string) => {
  if (path.endsWith('SESSION')) {
    const { result } = await send('GET', '/api/user/sessions', { token: tokens.reader })
    const other = (result as { id: number; own: boolean }[]).find(({ own }) => !own)
    return path.replace('SESSION', String(other?.id))
  }
  return path.replace('READER', String(ids.reader))
}

/**
 * Music calls return 200 with the result beside it. All others return 0 with a sentence and a
 * `result`.
 */
const opened = (path: string, answer: Awaited<ReturnType<typeof send>>) => {
  const isMusic = path.startsWith('/wapi/')
  expect(answer).toMatchObject({ status: 200, code: isMusic ? 200 : 0 })
  if (!isMusic) expect(answer.message).toEqual(expect.any(String))
  return isMusic ? answer : answer.result
}

describe('an independent client', () => {
  it('has an entry for every documented endpoint, and for no other', async () => {
    const answer = await fetch(`${site.url}/api/docs/json`)
    const { paths } = (await answer.json()) as { paths: Record<string, Record<string, unknown>> }
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect([...Object.keys(ANSWERS), ...UNASKED].sort()).toEqual(documented.sort())
  })

  it.each(Object.keys(ANSWERS))('gets the expected response: %s', async (name) => {
    const [path, shape, sent, savedAs] = ANSWERS[name] as Ask
    const [method = ''] = name.split(' ')
    if (name.includes(' /api/backup/')) await untilBackupsIdle()
    const asked = await placed(typeof path === 'string' ? path : path())
    const result = opened(asked, await send(method, asked, sent?.()))
    expect(faultsIn(result, shape)).toEqual([])
    const { list = result } = Object(result) as { list?: unknown }
    if (Array.isArray(list)) expect(list, 'a row to look at').not.toEqual([])
    const { id, manuscript_id = id } = Object(result)
    if (savedAs) keep(savedAs, manuscript_id)
    if (name === 'POST /api/user/setPasswordByLink') await logGuestIn()
    if (ENDS_SESSIONS.includes(name)) tokens.leaver = await loggedIn('plain0002', 'abc-1234')
  })

  it('gets an export of everything as a file', async () => {
    const headers = { authorization: tokens.owner }
    const answer = await fetch(`${site.url}/api/transfer/export`, { headers })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(String.fromCharCode(...bytes.subarray(0, 2))).toBe('PK')
  })

  it.each([
    ['GET', '/api/nowhere', 404],
    ['GET', '/api/article/getArticleById/999999', 404],
    ['GET', '/api/article/getArticleById/one', 422],
    ['POST', '/api/article/getArticleListByTagId', 422],
    ['GET', '/api/user/sessions', 401],
    ['POST', '/api/article/add', 401],
    ['POST', '/api/user/login', 422],
  ])(
    'gets a code of six digits, a sentence and a reason: %s %s returns %i',
    async (method, path, status) => {
      const answer = await send(method, path, method === 'POST' ? { body: {} } : {})
      expect(answer).toMatchObject({ status, code: expect.stringMatching(/^\d{6}$/) })
      expect(answer.message).toMatch(/\S/)
      expect(answer.reason).toMatch(/^[a-zA-Z]+$/)
    },
  )

  it('may send its token with or without Bearer', async () => {
    for (const token of [tokens.owner, `Bearer ${tokens.owner}`]) {
      expect((await send('GET', '/api/user/sessions', { token })).status).toBe(200)
    }
    expect((await send('GET', '/api/article/getHotArticle', { token: 'dead' })).status).toBe(200)
  })

  it('cannot impersonate another user', async () => {
    const { result } = await send('GET', '/api/user/getUserInfoById/1')
    expect(result).not.toMatchObject({ nick_name: 'plain' })
  })
})
