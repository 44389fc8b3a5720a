import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mp3, wav } from '../testing/sounds.ts'
import { createMusicFiles, type MusicFiles, type RemoteSong } from './music-files.ts'

let reader: MusicFiles
beforeAll(() => {
  reader = createMusicFiles()
})
afterAll(() => reader.close())

const remote = (name: string, content: Buffer) => {
  const asked: number[] = []
  const song: RemoteSong = {
    name,
    bytes: content.length,
    read: async ({ start, end }) => {
      asked.push(end + 1 - start)
      return content.subarray(start, end + 1)
    },
  }
  return { song, asked, askedBytes: () => asked.reduce((sum, bytes) => sum + bytes, 0) }
}

const COVER = Buffer.alloc(700_000, 7)
const TAGS = { title: '送别', artist: '李叔同', album: '旧歌' }

describe('a song in another place', () => {
  it('has its tags read without most of its bytes', async () => {
    const content = mp3(TAGS, 20_000)
    const { song, askedBytes } = remote('a.mp3', content)
    expect(content.length).toBeGreaterThan(8_000_000)
    expect(await reader.remoteTags(song)).toEqual({
      ...{ container: 'mp3', title: '送别', artists: ['李叔同'], album: '旧歌', hasCover: false },
      ...{ disc: 0, track: 0, year: 0, genres: [], hasLyric: false },
      ...{ albumArtists: [], isCompilation: false, gainDb: null },
      ...{ durationMs: expect.any(Number), bitRate: 128 },
    })
    expect(askedBytes()).toBeLessThan(600_000)
  })

  it('has its cover read in one piece', async () => {
    const { song, asked, askedBytes } = remote('a.mp3', mp3({ ...TAGS, cover: COVER }, 20_000))
    expect(await reader.remoteTags(song)).toMatchObject({ hasCover: true })
    const cover = await reader.remoteCover(song)
    expect(cover && Buffer.compare(cover, COVER)).toBe(0)
    expect(askedBytes()).toBeLessThan(2_500_000)
    expect(asked.length).toBeLessThan(16)
  })

  it('is known by its name and its content', async () => {
    expect(await reader.remoteTags(remote('a.wav', wav()).song)).toMatchObject({ container: 'wav' })
    expect(await reader.remoteTags(remote('a.mp3', Buffer.from('no song')).song)).toBeTypeOf(
      'string',
    )
    expect(await reader.remoteTags(remote('a.mp3', Buffer.of()).song)).toBeTypeOf('string')
  })

  it('that cannot be read is no broken song', async () => {
    const failure = new Error('away')
    const { song } = remote('a.mp3', mp3(TAGS))
    const away = { ...song, read: () => Promise.reject(failure) }
    await expect(reader.remoteTags(away)).rejects.toBe(failure)
    await expect(reader.remoteCover(away)).rejects.toBe(failure)
    expect(await reader.remoteTags(song)).toMatchObject({ title: '送别' })
  })
})
