import { describe, expect, it } from 'vitest'
import { openMusicApp } from '../../testing/music-app.ts'
import { mp3, wav } from '../../testing/sounds.ts'

const HOSTILE = [
  '',
  '1-',
  '999-abc.mp3',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e%2flanting.sqlite',
  '1-abc.mp3%00',
  '1-abc.mp3%2f..',
  '1%27or%271-abc.mp3',
]
const CONTENT = mp3({ title: 'tones' }, 40)

const open = async (file = 'a.mp3', content = CONTENT) => {
  const music = await openMusicApp({ [file]: content })
  await music.hasSongs(1)
  const [row] = await music.platform.database.queries.selectFrom('songs').select('id').execute()
  const { data } = await music.visitor.getSongUrl({ query: { id: row?.id ?? 0 } })
  const url = data[0]?.url ?? ''
  const ask = (range?: string, headers: Record<string, string> = {}, method = 'GET') =>
    music.get(url, { ...(range !== undefined && { range }), ...headers }, method)
  return { ...music, url, ask }
}

describe('a song file', () => {
  it('is served whole, with type and length, cached forever', async () => {
    const { ask } = await open()
    const { status, headers, body } = await ask()
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': String(CONTENT.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(body.equals(CONTENT)).toBe(true)
  })

  it.each([
    ['x.wav', 'audio/wav'],
    ['x.WAV', 'audio/wav'],
  ])('%s has type %s', async (file, type) => {
    const { ask } = await open(file, wav())
    expect((await ask()).headers['content-type']).toBe(type)
  })

  const last = CONTENT.length - 1
  const PARTS: readonly (readonly [string, number, number])[] = [
    ['bytes=0-0', 0, 0],
    ['bytes=0-', 0, last],
    ['bytes=100-299', 100, 299],
    [`bytes=${last}-`, last, last],
    ['bytes=-10', last - 9, last],
    ['bytes=500-99999999', 500, last],
  ]

  it('is served in byte ranges, each exact', async () => {
    const { ask } = await open()
    for (const [range, start, end] of PARTS) {
      const { status, headers, body } = await ask(range)
      expect(status, range).toBe(206)
      expect(headers['content-range']).toBe(`bytes ${start}-${end}/${CONTENT.length}`)
      expect(headers['content-length']).toBe(String(end - start + 1))
      expect(body.equals(CONTENT.subarray(start, end + 1)), range).toBe(true)
    }
  })

  it('answers a range behind its end with 416 and its length', async () => {
    const { ask } = await open()
    for (const range of [`bytes=${CONTENT.length}-`, 'bytes=-0', 'bytes=99999999-']) {
      const { status, headers, body } = await ask(range)
      expect(status, range).toBe(416)
      expect(headers['content-range']).toBe(`bytes */${CONTENT.length}`)
      expect(body).toHaveLength(0)
    }
  })

  it('is served whole when the range is malformed', async () => {
    const { ask } = await open()
    for (const range of [
      'bytes=9-2',
      'bytes=x-y',
      'bytes',
      'lines=0-1',
      'bytes=0-1,3-4',
      'bytes=-',
    ]) {
      const { status, body } = await ask(range)
      expect({ status, length: body.length }, range).toEqual({
        status: 200,
        length: CONTENT.length,
      })
    }
  })

  it('answers HEAD without a body', async () => {
    const { ask } = await open()
    const whole = await ask(undefined, {}, 'HEAD')
    expect(whole).toMatchObject({ status: 200, headers: { 'content-length': `${CONTENT.length}` } })
    const part = await ask('bytes=0-9', {}, 'HEAD')
    expect(part).toMatchObject({ status: 206, headers: { 'content-length': '10' } })
    expect(whole.body.length + part.body.length).toBe(0)
  })

  it('answers 304 to its ETag', async () => {
    const { ask } = await open()
    const etag = String((await ask()).headers.etag)
    expect(etag).toMatch(/^"[0-9a-z]+"$/)
    expect((await ask(undefined, { 'if-none-match': etag })).status).toBe(304)
    expect((await ask('bytes=0-9', { 'if-range': etag })).status).toBe(206)
    expect((await ask('bytes=0-9', { 'if-range': '"another"' })).status).toBe(200)
  })

  it('is not cached under the address of an older version', async () => {
    const { ask, write } = await open()
    const longer = mp3({ title: 'tones' }, 50)
    await write('a.mp3', longer)
    const { headers, body } = await ask()
    expect(headers['cache-control']).toBe('no-cache')
    expect(body.equals(longer)).toBe(true)
  })

  it('is not found under hostile names', async () => {
    const { get } = await open()
    for (const name of HOSTILE) {
      expect((await get(`/wapi/audio/${name}`)).status, name).toBe(404)
    }
  })

  it('can be requested by many clients at once, who may disconnect', async () => {
    const { ask } = await open()
    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => ask(`bytes=${at}-`)))
    expect(answers.map(({ body }) => body.length)).toEqual(
      answers.map((_, at) => CONTENT.length - at),
    )
  })
})
