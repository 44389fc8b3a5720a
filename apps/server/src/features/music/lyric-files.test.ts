import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { Files } from '../../platform/files.ts'
import { readLyric } from './lyric-files.ts'
import { playlistName } from './music.routes.ts'
import { songsAmong } from './songs.rules.ts'

const READER = { lyric: async () => '', remoteLyric: async () => '' }
const KEY = [64, 71, 97, 119, 94, 50, 116, 71, 81, 54, 49, 45, 206, 210, 110, 105]

const read = (lyric: string, bytes: Uint8Array) =>
  readLyric(READER, { read: async () => bytes } as unknown as Files, {
    ...{ path: 'a/song.mp3', lyric, embedded_lyric: 0 },
  })

it('unpacks KRC beside a song, and keeps the times of its words', async () => {
  const packed = deflateSync(Buffer.from('[1000,900]<0,400,0>tea <400,500,0>rain'))
  const krc = packed.map((byte, at) => byte ^ (KEY[at % KEY.length] ?? 0))
  const file = Buffer.concat([Buffer.from('krc1'), krc])
  expect(await read('song.krc', file)).toBe('[00:01.00]tea <00:01.40>rain')
  expect(await read('song.krc', file.subarray(0, 12))).toBe('')
})

it('reads YRC and subtitles beside a song', async () => {
  const yrc = Buffer.from('[1000,900](1000,400,0)tea (1400,500,0)rain')
  expect(await read('song.yrc', yrc)).toBe('[00:01.00]tea <00:01.40>rain')
  const srt = Buffer.from('1\n00:00:01,500 --> 00:00:02,000\ntea\n')
  expect(await read('song.srt', srt)).toBe('[00:01.50]tea\n[00:02.00]')
})

it('prefers .lrc, then forms with times of words', () => {
  const lyricOf = (...endings: readonly string[]) =>
    songsAmong(
      ['mp3', ...endings].map((end) => ({ path: `song.${end}`, bytes: 1, changedAt: 1 })),
    )[0]?.lyric
  expect(lyricOf('srt', 'lrc', 'krc')).toBe('song.lrc')
  expect(lyricOf('srt', 'krc', 'yrc')).toBe('song.yrc')
  expect(lyricOf('srt', 'krc')).toBe('song.krc')
  expect(lyricOf('srt')).toBe('song.srt')
})

it.each([
  ['Tea/Disc 1', 'Tea · Disc 1'],
  ['Music/Tea/CD2', 'Tea · CD2'],
  ['\u8336/\u7b2c\u4e8c\u789f', '\u8336 · \u7b2c\u4e8c\u789f'],
  ['Disc 1', 'Disc 1'],
  ['Music/Discovery', 'Discovery'],
])('names the folder %s by its album', (folder, name) => {
  expect(playlistName({ name: '', folder }, 'en')).toBe(name)
})
