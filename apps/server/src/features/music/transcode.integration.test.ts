import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { openMusicApp } from '../../testing/music-app.ts'
import { wav } from '../../testing/sounds.ts'
import { openSubsonicApp } from '../../testing/subsonic-app.ts'
import { findFfmpeg } from './loudness/find-ffmpeg.ts'
import { createTranscoder } from './transcode.ts'

it('makes songs smaller with the real ffmpeg', async () => {
  const transcode = createTranscoder(() => findFfmpeg(['/usr/bin']))
  const song = async () => Readable.from([wav()])
  const opus = await transcode(song, { format: 'opus', kiloBits: 48 })
  const bytes = await buffer(opus?.stream ?? Readable.from([]))
  expect(bytes.subarray(0, 4).toString()).toBe('OggS')
  const mp3 = await transcode(song, { format: 'mp3', kiloBits: 64 })
  expect((await buffer(mp3?.stream ?? Readable.from([]))).length).toBeGreaterThan(100)
})

it('sends the song as it is without ffmpeg', async () => {
  const { answer, song } = await openSubsonicApp()
  const { id, size } = await song('First')
  const { headers, body } = await answer('stream', { id, format: 'opus', maxBitRate: '64' })
  expect(headers['content-type']).toBe('audio/mpeg')
  expect(body.length).toBe(size)
})

const LARGE = wav(48_000)

describe('a listener who saves data', () => {
  const open = async (env: Readonly<Record<string, string>>) => {
    const music = await openMusicApp({ 'a.wav': LARGE }, { env })
    await music.hasSongs(1)
    const [{ id = 0 } = {}] = await music.found('a')
    const address = async (level: string) =>
      (await music.visitor.getSongUrl({ query: { id, level } })).data[0]?.url ?? ''
    return { ...music, address, levels: (await music.visitor.getToplist()).levels }
  }

  it('gets a smaller file that can be searched in, made once', async () => {
    const { address, levels, get, platform } = await open({ PATH: '/usr/bin' })
    expect(levels).toEqual(['exhigh', 'standard'])
    const [whole, url] = [await get(await address('exhigh')), await address('standard')]
    const small = await get(url)
    expect(small.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    })
    expect(small.body.length).toBeLessThan(whole.body.length)
    const part = await get(url, { range: 'bytes=100-199' })
    expect([part.status, part.body.equals(small.body.subarray(100, 200))]).toEqual([206, true])
    expect(await Array.fromAsync(platform.smallSongs.list())).toHaveLength(1)
  })

  it('gets the song itself where it cannot be made', async () => {
    const { address, levels, get } = await open({ PATH: '/nowhere' })
    expect(levels).toBeUndefined()
    const url = await address('exhigh')
    expect(await address('standard')).toBe(url)
    const { headers, body } = await get(`${url}?level=standard`)
    expect([headers['content-type'], headers['cache-control']]).toEqual(['audio/wav', 'no-cache'])
    expect(body.equals(LARGE)).toBe(true)
  })
})
