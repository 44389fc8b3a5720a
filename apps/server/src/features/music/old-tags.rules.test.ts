import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TextEncoding } from '@lanting/contract'
import { expect, it, onTestFinished } from 'vitest'
import { oldBytes } from '../../testing/old-bytes.ts'
import { firstMp3, mp3, oldMp3 } from '../../testing/sounds.ts'
import type { FileTags } from '../../workers/file-tags.ts'
import { readLyric, readManyTags } from '../../workers/music-files.worker.ts'
import { encodingOf, withEncoding } from './old-tags.rules.ts'

const written = async (...files: readonly Buffer[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'lanting-tags-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const paths = files.map((_, place) => join(folder, `${place}.mp3`))
  for (const [place, file] of files.entries()) await writeFile(paths[place] ?? '', file)
  return paths
}

const tagsIn = async (...files: readonly Buffer[]) => {
  const tags = await readManyTags(await written(...files))
  return tags.filter((one): one is FileTags => typeof one !== 'string')
}

/** As an album is read. */
const albumOf = async (...files: readonly Buffer[]) => {
  const songs = await tagsIn(...files)
  const encoding = encodingOf(songs)
  return songs
    .map((song) => (encoding ? withEncoding(song, encoding) : song))
    .map(({ title, artists, album }) => [title, artists.join('|'), album])
}

type Names = readonly [title: string, artist: string, album: string]

const ALBUMS: readonly (readonly [TextEncoding, readonly Names[]])[] = [
  [
    'gb18030',
    [
      ['七里香', '周杰伦', '七里香'],
      ['东风破', '周杰伦', '叶惠美'],
    ],
  ],
  ['gb18030', [['茉莉', '李叔同', '送别']]],
  [
    'big5',
    [
      ['後來', '劉若英', '我等你'],
      ['為愛痴狂', '劉若英', '少女小漁的美麗與哀愁'],
    ],
  ],
  [
    'shift_jis',
    [
      ['涙そうそう', '夏川りみ', 'てぃだ'],
      ['童神', '古謝美佐子', '天架ける橋'],
    ],
  ],
  [
    'windows-1251',
    [
      ['Группа крови', 'Кино', 'Группа крови'],
      ['ЗВЕЗДА', 'КИНО', 'Ночь'],
    ],
  ],
  [
    'utf-8',
    [
      ['晴天', '周杰伦', '叶惠美'],
      ['Déjà vu', 'Beyoncé', 'B’Day'],
    ],
  ],
  [
    'windows-1252',
    [
      ['Für Elise', 'Björk', 'Ágætis byrjun'],
      ['Déjà vu', 'Beyoncé', 'B’Day'],
    ],
  ],
]

it.each(ALBUMS)('reads the names of an album in %s: %j', async (encoding, songs) => {
  const bytes = songs.map(([title, artist, album]) => ({
    title: oldBytes(title, encoding),
    artist: oldBytes(artist, encoding),
    album: oldBytes(album, encoding),
  }))
  expect(await albumOf(...bytes.map((names) => oldMp3(names)))).toEqual(songs)
})

it('reads ID3v1 in GBK, and names that are cut inside a character', async () => {
  const long = '一二三四五六七八九十一二三四五'
  const file = firstMp3({
    title: oldBytes(`a${long}`, 'gb18030'),
    artist: oldBytes('邓丽君', 'gb18030'),
    album: oldBytes('淡淡幽情', 'gb18030'),
  })
  expect(await albumOf(file)).toEqual([[`a${long.slice(0, 14)}`, '邓丽君', '淡淡幽情']])
})

it('decides a short name by the rest of the album', async () => {
  const gb = (text: string) => oldBytes(text, 'gb18030')
  const songs = ['可惜不是你', '勇气', '分手快乐', '丝路'].map((title) =>
    oldMp3({ title: gb(title), artist: gb('梁静茹'), album: gb('丝路') }),
  )
  expect((await albumOf(...songs)).map(([title]) => title)).toEqual([
    ...['可惜不是你', '勇气', '分手快乐', '丝路'],
  ])
})

it('leaves names alone whose tag tells its encoding', async () => {
  const title = 'Þú ert ÄÖ'
  expect(await albumOf(mp3({ title, artist: '周杰伦' }))).toEqual([[title, '周杰伦', '']])
})

it('separates several artists in an old name, and keeps a known one whole', async () => {
  const artists = async (text: string) =>
    (await albumOf(oldMp3({ artist: oldBytes(text, 'gb18030') })))[0]?.[1]
  expect(await artists('周杰伦/费玉清')).toBe('周杰伦|费玉清')
  expect(await artists('AC/DC/周杰伦')).toBe('AC/DC|周杰伦')
})

it('reads lyrics of an old tag by their content', async () => {
  const text = '[00:01.00]床前明月光，疑是地上霜\n[00:05.00]举头望明月，低头思故乡'
  const [path = ''] = await written(oldMp3({ lyric: oldBytes(text, 'gb18030') }))
  expect(await readLyric(path)).toBe(text)
})

it.each([
  ['AC/DC', ['AC/DC']],
  ['周杰伦/费玉清', ['周杰伦', '费玉清']],
])('separates the artists of ID3v2.3: %s', async (artist, artists) => {
  expect((await tagsIn(mp3({ artist })))[0]?.artists).toEqual(artists)
})

it('makes one bounded line of a name', async () => {
  const [tags] = await tagsIn(mp3({ title: 'one\r\ntwo\u2028three', artist: 'a'.repeat(5_000) }))
  expect(tags?.title).toBe('one two three')
  expect(tags?.artists[0]).toHaveLength(200)
})
