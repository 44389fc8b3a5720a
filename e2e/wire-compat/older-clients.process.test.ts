import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { OWNER, type RunningSite, startSite } from '../testing/site.ts'

/**
 * A client that knows only the specification: it parses lyrics by hand, joins addresses with a
 * doubled slash, posts the markup of an editable box, and knows neither proofs nor client ids.
 */
let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

type Answer = Record<string, unknown> & { readonly status: number }

const send = async (path: string, body?: object, token?: string) => {
  const response = await fetch(site.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: token }),
    },
    body: body && JSON.stringify(body),
  })
  return { status: response.status, ...(await response.json()) } as Answer
}
const result = async <T>(path: string, body?: object, token?: string) =>
  (await send(path, body, token)).result as T
const logIn = async (username: string, password: string) =>
  (await result<{ token: string }>('/api/user/login', { username, password })).token

/** `[mm:ss]text`: the time is before the first bracket, the text after it. */
const lyricLines = (lyric: string) =>
  lyric
    .split('\n')
    .map((line) => [line.split(']')[0]?.slice(1) ?? '', line.split(']')[1] ?? ''])
    .map(([time = '', text = '']) => {
      const [minutes, seconds] = time.split(':')
      return { ms: Number(minutes) * 60_000 + Number(seconds) * 1_000, text }
    })
    .filter(({ text }) => text)

/** A new site reads its songs after it has opened. */
const songNamed = (name: string): Promise<number> =>
  vi.waitFor(
    async () => {
      const found = await send(
        `/wapi/search?keywords=${encodeURIComponent(name)}&offset=0&limit=20`,
      )
      const [song] = (found.result as { songs: { id: number }[] }).songs
      if (!song) throw new Error(`no song is named ${name}`)
      return song.id
    },
    { timeout: 30_000 },
  )

const NOTE = {
  ...{ id: 0, color: '', font_size: 16, font_weight: 500, bg_color: 'transparent', bg_url: '' },
  ...{ tag: '赞不绝口', nick_name: '游客', avatar: '游客', message: '' },
}

describe('songs', () => {
  it('have plain lines, with translation and word times in other fields', async () => {
    await expect.poll(() => songNamed('静夜思')).toBeGreaterThan(0)
    const { code, lrc, tlyric, yrc } = (await send(
      `/wapi/lyric?id=${await songNamed('静夜思')}`,
    )) as unknown as { code: number } & Record<'lrc' | 'tlyric' | 'yrc', { lyric: string }>
    expect(code).toBe(200)
    const lines = lyricLines(lrc.lyric)
    expect(lines.map(({ text }) => text).join('')).toContain('床前明月光')
    expect(lines.every(({ ms, text }) => Number.isFinite(ms) && !/[<>[\]]|[a-z]/.test(text))).toBe(
      true,
    )
    expect(lyricLines(tlyric.lyric).every(({ text }) => /^[A-Z]|[a-z]/.test(text))).toBe(true)
    expect(yrc.lyric).toMatch(/^\[\d+,\d+\]\(\d+,\d+,0\)床/m)
  })

  it('without words have an empty lyric', async () => {
    const id = await songNamed('gymnop')
    expect(id).toBeGreaterThan(0)
    expect(await send(`/wapi/lyric?id=${id}`)).toMatchObject({ code: 200, lrc: { lyric: '' } })
  })

  it('are found at addresses with doubled slashes', async () => {
    const id = await songNamed('静夜思')
    const { code, songs } = await send(`/wapi//song/detail?ids=${id}`)
    expect([code, (songs as { id: number }[])[0]?.id]).toEqual([200, id])
    expect((await send('//api//article/getHotArticle')).code).toBe(0)
  })
})

describe('articles', () => {
  it('have neighbours at both ends: the article itself', async () => {
    const { list } = await result<{ list: { id: number }[] }>(
      '/api/article/blogHomeGetArticleList/1/999',
    )
    const ids = list.map(({ id }) => id).sort((a, b) => a - b)
    for (const [end, side] of [
      [ids[0], 'previous'],
      [ids.at(-1), 'next'],
    ] as const) {
      const around = await result<Record<string, object>>(
        `/api/article/getRecommendArticleById/${end}`,
      )
      expect(around[side]).toMatchObject({
        id: end,
        article_title: expect.any(String),
        article_cover: expect.any(String),
      })
    }
  })
})

describe('the message board', () => {
  it('keeps the lines of an editable box and the colours of a picker', async () => {
    const token = await logIn(OWNER.username, OWNER.password)
    const message = '一<div>二</div><div><br></div><div onclick="x">三</div>'
    const look = { color: '#FFF', bg_color: 'rgba(255, 69, 0, 0.68)' }
    expect(await send('/api/message/add', { ...NOTE, message, ...look }, token)).toMatchObject({
      status: 200,
      code: 0,
    })
    const body = { current: 1, size: 8, tag: '', message: '' }
    const { list } = await result<{ list: object[] }>('/api/message/getMessageList', body)
    expect(list[0]).toMatchObject({ message: '一<br>二<br><br>三', ...look })
    const drifting = await result<{ list: object[] }>('/api/message/getAllMessage')
    expect(drifting.list[0]).toMatchObject({
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    })
  })

  it('stops a guest with 429 and a sentence, after five a minute', async () => {
    const post = () => send('/api/message/add', { ...NOTE, message: '路过' })
    for (let times = 0; times < 5; times += 1) expect((await post()).status).toBe(200)
    expect(await post()).toMatchObject({ status: 429, message: '留言过于频繁 请稍后再试' })
  })
})

describe('an account', () => {
  it('has the limits of the contract on its first day', async () => {
    const form = { username: 'fresh0001', password: 'abc-123', nick_name: '' }
    expect((await send('/api/user/register', form)).status).toBe(200)
    const token = await logIn(form.username, form.password)
    const like = (for_id: number) => send('/api/like/addLike', { for_id, type: 1 }, token)
    for (let id = 1; id <= 10; id += 1) expect((await like(id)).status).not.toBe(429)
    expect((await like(11)).status).toBe(429)
    const say = (content: string) =>
      send('/api/comment/add', { type: 1, for_id: 1, content }, token)
    for (let times = 0; times < 20; times += 1) expect((await say('同样的话')).status).toBe(200)
    expect(await say('再说一句')).toMatchObject({
      status: 429,
      message: '评论过于频繁 请稍后再试',
    })
  })

  it('may be registered ten times an hour from an address; rejected forms do not count', async () => {
    const register = (username: string, password = 'abc-123') =>
      send('/api/user/register', { username, password, nick_name: '' })
    for (let times = 0; times < 15; times += 1) {
      expect((await register('fresh0001')).status).toBe(409)
      expect((await register('fresh0099', 'x')).status).toBe(422)
    }
    // One account is registered already.
    for (let at = 2; at <= 10; at += 1) {
      expect((await register(`fresh${String(at).padStart(4, '0')}`)).status).toBe(200)
    }
    expect(await register('fresh0011')).toMatchObject({
      status: 429,
      message: '注册过于频繁 请稍后再试',
    })
  })
})
