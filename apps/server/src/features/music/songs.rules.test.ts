import { describe, expect, it } from 'vitest'
import { safeName, songFileName } from './file-names.rules.ts'
import { normalizedTexts, pinyinText, searchWords } from './song-search.rules.ts'
import {
  audioUrl,
  coverOf,
  EMBEDDED,
  hasLostCover,
  nameKey,
  namesOf,
  readFileName,
  songsAmong,
} from './songs.rules.ts'

const NO_TAGS = { title: '', artists: [], album: '' }
const file = (path: string) => ({ path, bytes: 1, changedAt: 1 })

describe('a folder', () => {
  it('contains songs, each with its lyrics and the cover of its folder', () => {
    const found = songsAmong(
      ['a/one.MP3', 'a/one.lrc', 'a/two.flac', 'a/Cover.JPG', 'b/one.ogg', 'note.txt'].map(file),
    )
    expect(found.map(({ path, lyric, coverBeside }) => [path, lyric, coverBeside?.path])).toEqual([
      ['a/one.MP3', 'one.lrc', 'a/Cover.JPG'],
      ['a/two.flac', '', 'a/Cover.JPG'],
      ['b/one.ogg', '', undefined],
    ])
  })
})

describe('the cover of a song', () => {
  it('is the picture of its name, else the one inside, else that of the folder', () => {
    const [one, two] = songsAmong(['one.mp3', 'two.mp3', 'one.png', 'cover.jpg'].map(file))
    if (!one || !two) throw new Error('no songs')
    expect(coverOf(one, true).cover).toBe('one.png')
    expect(coverOf(two, true).cover).toBe(EMBEDDED)
    expect(coverOf(two, false).cover).toBe('cover.jpg')
  })

  it('is read again when the picture of its name is gone', () => {
    const [two] = songsAmong([file('a/two.mp3')])
    if (!two) throw new Error('no song')
    expect(hasLostCover({ path: 'a/two.mp3', cover: 'two.webp' }, two)).toBe(true)
    for (const cover of ['', EMBEDDED, 'cover.jpg']) {
      expect(hasLostCover({ path: 'a/two.mp3', cover }, two), cover).toBe(false)
    }
  })
})

describe('a song without tags', () => {
  it.each([
    ['x/Somebody - A Song.mp3', 'A Song', ['Somebody']],
    ['03. A Song.mp3', 'A Song', []],
    ['07 Somebody - A - Song.mp3', 'A - Song', ['Somebody']],
    ['a-b.mp3', 'a-b', []],
    ['99.mp3', '99', []],
  ])('named %s has title and artist %s', (path, name, artists) => {
    expect(namesOf(path, NO_TAGS)).toEqual({ name, artists, album: '' })
  })
})

describe('the name of a served file', () => {
  it('contains a row and a version', () => {
    const url = audioUrl({ id: 7, path: 'a/b.Mp3', bytes: 1_000, changed_at: 1_700_000_000_000 })
    expect(readFileName(url.slice('/wapi/audio/'.length))).toEqual({
      id: 7,
      version: 'rsxloyw3v28',
    })
  })

  it.each([
    '',
    '..',
    '1.mp3',
    '0-a.mp3',
    '-1-a.mp3',
    '99999999999-a.mp3',
    '2147483648-a.mp3',
    '1-a.mp3/..',
    '1-../../x.mp3',
    '1-a.mp3\0',
    '1-A.mp3',
    '../../etc/passwd',
    '1-a%2f.mp3',
  ])('is not %j', (name) => {
    expect(readFileName(name)).toBeUndefined()
  })
})

describe('the name of an uploaded file', () => {
  it.each([
    ['a song', 'a song'],
    ['  ..hidden  ', 'hidden'],
    ['../../etc/passwd', 'etc passwd'],
    ['a/b\\c:d', 'a b c d'],
    ['送别\u202e', '送别'],
    ['tab\there', 'tab here'],
  ])('turns %j into %j', (requestedName, name) => {
    expect(safeName(requestedName)).toBe(name)
  })

  it.each(['', '.', '..', ' / ', 'CON', 'nul', '\0'])('rejects %j', (requestedName) => {
    expect(safeName(requestedName)).toBeUndefined()
  })

  it('is no longer than a disk allows', () => {
    expect(Buffer.byteLength(safeName('茉'.repeat(120)) ?? '')).toBeLessThanOrEqual(200)
  })

  it.each([
    ['song.mp3', 'mp3', 'song.mp3'],
    ['song.opus', 'ogg', 'song.opus'],
    ['song.mp3', 'flac', 'song.flac'],
    ['song.exe', 'mp3', 'song.exe.mp3'],
    ['song', 'wav', 'song.wav'],
    ['.mp3', 'mp3', undefined],
  ] as const)('%s with format %s is stored as %s', (requestedName, container, name) => {
    expect(songFileName(requestedName, container)).toBe(name)
  })
})

describe('song search', () => {
  it('ignores case and width of names', () => {
    expect(normalizedTexts(['Ａ Song', 'SOMEBODY'])).toBe('a song\nsomebody')
  })

  it('matches the pinyin from every syllable, and its initials', () => {
    expect(pinyinText([['mo', 'li', 'hua']])).toBe(' molihua mlh lihua lh hua h')
    expect(pinyinText([['a', '1', 'b'], []])).toBe(' a b')
    expect(pinyinText([['1']])).toBe('')
  })

  it('is split into words', () => {
    expect(searchWords('  MO li  茉 ')).toEqual([
      { text: 'mo', isPinyin: true },
      { text: 'li', isPinyin: true },
      { text: '茉', isPinyin: false },
    ])
    expect(searchWords(' \u3000 ')).toEqual([])
    expect(searchWords('a '.repeat(50))).toHaveLength(8)
  })
})

it.each([
  ['2 rain', '10 Rain'],
  ['阿', 'Bob'],
  ['Éa', 'eb'],
  ['西安', '先'],
  ['张三', '章三'],
])('sorts %s before %s', (before, after) => {
  const sounds = {
    阿: ['a'],
    西安: ['xi', 'an'],
    先: ['xian'],
    张三: ['zhang', 'san'],
    章三: ['zhang', 'san'],
  }
  const keyOf = (text: string) => nameKey(text, sounds[text as keyof typeof sounds] ?? [text])
  expect(keyOf(before) < keyOf(after)).toBe(true)
  expect(nameKey('1'.repeat(500), ['x'.repeat(500)]).length).toBeLessThan(200)
})
