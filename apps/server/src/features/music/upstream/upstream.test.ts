import { UPSTREAM_IDS } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { openFakeUpstream } from '../../../testing/fake-upstream.ts'
import { afterAnswer, afterCall, CLOSED, mayCall, OPEN_MS } from './circuit-breaker.rules.ts'
import { createLruCache } from './lru-cache.ts'
import { openUpstream } from './upstream.ts'

const open = async (timeoutMs = 5_000) => {
  const fake = await openFakeUpstream()
  const time = { now: 1_000_000 }
  const failures: unknown[] = []
  const upstream = openUpstream({
    base: fake.base,
    now: () => time.now,
    onFailure: (reason) => failures.push(reason),
    timeoutMs,
  })
  return { ...fake, upstream, time, failures }
}

describe('an upstream that answers', () => {
  it('is read in every call, with ids outside our range and https addresses', async () => {
    const { upstream } = await open()
    const song = {
      id: UPSTREAM_IDS + 1,
      name: 'their song 1',
      ar: [{ name: 'they' }],
      al: { picUrl: 'https://pictures.example/1.jpg', name: 'their album' },
      alia: [],
      dt: 201_000,
    }
    expect(await upstream.playlists()).toEqual([
      { id: UPSTREAM_IDS + 7, name: 'their list', coverImgUrl: 'https://pictures.example/7.jpg' },
    ])
    expect((await upstream.songs(7, 30, 0))?.[0]).toEqual(song)
    expect(await upstream.details([1])).toEqual([song])
    expect(await upstream.address(1)).toBe('https://songs.example/1.mp3')
    expect(await upstream.find('x', 20, 0)).toMatchObject([
      { id: UPSTREAM_IDS + 9, ar: [{ name: 'they' }], alia: ['found'], dt: 209_000 },
    ])
    expect(await upstream.lyric(1)).toEqual({
      lyric: '[00:01]theirs',
      translation: '[00:01]ours',
      words: '[980,900](980,500,0)the(1480,400,0)irs',
      romanisation: '[00:01]as read',
      wordTranslation: '[00:00.98]our own',
      wordRomanisation: '',
    })
  })

  it('gives lyrics by an older call when it lacks the one with times of words', async () => {
    const { upstream, requests, failures, does, behaviours } = await open()
    does(behaviours.lacks('/lyric/new'))
    for (let id = 1; id <= 8; id += 1) {
      expect(await upstream.lyric(id)).toMatchObject({ lyric: '[00:01]theirs', words: '' })
    }
    expect(requests).toHaveLength(16)
    expect(failures).toEqual([])
  })

  it('is called with its own ids and nothing about the visitor', async () => {
    const { upstream, requests } = await open()
    await upstream.find('茉莉 & x=1#', 20, 40)
    const { url, headers } = requests[0] ?? { url: '', headers: {} }
    expect(Object.fromEntries(new URL(url, 'http://x').searchParams)).toEqual({
      keywords: '茉莉 & x=1#',
      limit: '20',
      offset: '40',
    })
    expect(headers).not.toHaveProperty('authorization')
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('referer')
  })

  it('is called once for simultaneous requests, and again when the answer is stale', async () => {
    const { upstream, requests, time } = await open()
    await Promise.all(Array.from({ length: 20 }, () => upstream.playlists()))
    await upstream.playlists()
    expect(requests).toHaveLength(1)
    time.now += 3_600_000
    await upstream.playlists()
    expect(requests).toHaveLength(2)
  })
})

describe('an upstream that fails', () => {
  it.each(['fail', 'breakOff', 'drivel'] as const)('is retried once: %s', async (behaviour) => {
    const { upstream, requests, does, behaviours, failures } = await open()
    does(behaviours[behaviour])
    expect(await upstream.playlists()).toBeUndefined()
    expect(requests).toHaveLength(2)
    expect(failures).toHaveLength(2)
  })

  it('answers when the second attempt succeeds', async () => {
    const { upstream, does, behaviours } = await open()
    does((response) => {
      does(behaviours.answer)
      behaviours.fail(response)
    })
    expect(await upstream.playlists()).toHaveLength(1)
  })

  it('times out when it hangs', async () => {
    const { upstream, requests, does, behaviours } = await open(150)
    does(behaviours.hang)
    expect(await upstream.playlists()).toBeUndefined()
    expect(requests).toHaveLength(2)
  })

  it('is cut off when its answer is too long', async () => {
    const { upstream, does, behaviours, failures } = await open()
    does(behaviours.flood)
    expect(await upstream.playlists()).toBeUndefined()
    // The answer may still be coming when the patience of the list has ended.
    await expect.poll(() => String(failures[0])).toMatch(/too long/)
  })

  it('cannot redirect', async () => {
    const { upstream, requests, does, behaviours, base } = await open()
    does(behaviours.redirect(`${base}/elsewhere`))
    expect(await upstream.address(1)).toBeUndefined()
    expect(requests.map(({ url }) => url.startsWith('/elsewhere'))).toEqual([false, false])
  })

  it('is replaced by its cached answer', async () => {
    const { upstream, time, does, behaviours } = await open()
    const before = await upstream.playlists()
    does(behaviours.fail)
    time.now += 3_600_000
    expect(await upstream.playlists()).toEqual(before)
  })

  it('is not called for a while after five failures, then tried once', async () => {
    const { upstream, requests, time, does, behaviours } = await open()
    does(behaviours.fail)
    for (let id = 1; id <= 8; id += 1) await upstream.lyric(id)
    expect(requests).toHaveLength(10)
    time.now += OPEN_MS
    await Promise.all([upstream.lyric(20), upstream.lyric(21)])
    expect(requests).toHaveLength(12)
    does(behaviours.answer)
    await upstream.lyric(22)
    expect(requests).toHaveLength(12)
    time.now += OPEN_MS
    expect(await upstream.lyric(23)).toBeDefined()
    expect(await upstream.lyric(24)).toBeDefined()
  })
})

describe('an upstream with invalid answers', () => {
  it.each([
    ['is no object', '7'],
    ['is null', 'null'],
    ['is no success', { code: 500, list: [] }],
    ['says so in words', { code: '200' }],
  ])('is ignored when its answer %s', async (_, body) => {
    const { upstream, does, behaviours } = await open()
    does(behaviours.says(body))
    expect(await upstream.playlists()).toBeUndefined()
  })

  it('has invalid songs dropped and the others sanitized', async () => {
    const { upstream, does, behaviours } = await open()
    const songs = [
      null,
      7,
      {},
      { id: '5', name: 'text id' },
      { id: -1, name: 'negative' },
      { id: 2 ** 53, name: 'too large' },
      { id: 2 ** 53 - 9, name: 'too large when moved' },
      { id: 1, name: '' },
      { id: 2, name: 'x'.repeat(9_999), ar: 'none', al: null, alia: [1, 'a'] },
      { id: 3, name: 'private', al: { picUrl: 'http://192.168.0.1/a.jpg' } },
    ]
    does(behaviours.says({ code: 200, songs }))
    expect(await upstream.songs(7, 30, 0)).toEqual([
      {
        id: UPSTREAM_IDS + 2,
        name: 'x'.repeat(200),
        ar: [],
        al: { picUrl: '', name: '' },
        alia: ['a'],
      },
      { id: UPSTREAM_IDS + 3, name: 'private', ar: [], al: { picUrl: '', name: '' }, alia: [] },
    ])
  })

  it('cannot make a page longer than requested', async () => {
    const { upstream, does, behaviours } = await open()
    const songs = Array.from({ length: 500 }, (_, at) => ({ id: at + 1, name: 'x' }))
    does(behaviours.says({ code: 200, songs }))
    expect(await upstream.songs(7, 30, 0)).toHaveLength(30)
  })

  it.each([
    { url: 'http://127.0.0.1/x.mp3' },
    { url: 'http://169.254.169.254/latest' },
    { url: null },
    { url: 7 },
    {},
    undefined,
  ])('has no address in %o', async (entry) => {
    const { upstream, does, behaviours } = await open()
    does(behaviours.says({ code: 200, data: [entry] }))
    expect(await upstream.address(1)).toBeNull()
  })

  it.each([{ lrc: 7 }, { lrc: { lyric: null } }, { lrc: null, yrc: [] }, {}])(
    'has no lyrics in %o',
    async (answer) => {
      const { upstream, does, behaviours } = await open()
      does(behaviours.says({ code: 200, ...answer }))
      expect(await upstream.lyric(1)).toEqual({
        ...{ lyric: '', translation: '', words: '', romanisation: '' },
        ...{ wordTranslation: '', wordRomanisation: '' },
      })
    },
  )
})

describe('the circuit breaker', () => {
  it('lets one call pass after its pause, and closes after a success', () => {
    let circuit = CLOSED
    for (let count = 0; count < 5; count += 1) circuit = afterAnswer(circuit, false, 0)
    expect(mayCall(circuit, OPEN_MS - 1)).toBe(false)
    expect(mayCall(circuit, OPEN_MS)).toBe(true)
    const trying = afterCall(circuit)
    expect(mayCall(trying, OPEN_MS)).toBe(false)
    expect(afterAnswer(trying, true, OPEN_MS)).toEqual(CLOSED)
    expect(mayCall(afterAnswer(trying, false, OPEN_MS), OPEN_MS + 1)).toBe(false)
  })

  it('forgets failures after a success', () => {
    let circuit = CLOSED
    for (let count = 0; count < 4; count += 1) circuit = afterAnswer(circuit, false, 0)
    expect(afterAnswer(circuit, true, 0)).toEqual(CLOSED)
  })
})

describe('the cache', () => {
  const entry = (bytes: number) => ({ value: bytes, bytes, freshUntil: 10 })

  it('never exceeds its size and evicts the least recently used', () => {
    const cache = createLruCache<number>(100)
    cache.set('a', entry(40))
    cache.set('b', entry(40))
    cache.get('a', 0)
    cache.set('c', entry(40))
    expect([cache.get('a', 0), cache.get('b', 0)]).toEqual([
      { value: 40, isFresh: true },
      undefined,
    ])
    expect(cache.bytes()).toBe(80)
    cache.set('huge', entry(101))
    expect(cache.get('huge', 0)).toBeUndefined()
    cache.set('a', entry(10))
    expect(cache.bytes()).toBe(50)
    expect(cache.get('a', 10)).toEqual({ value: 10, isFresh: false })
  })
})
