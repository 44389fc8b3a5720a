import { describe, expect, it } from 'vitest'
import { lyricTexts } from '../src/lyrics/lyric-texts.ts'
import { parseLyrics } from '../src/lyrics/parse-lyrics.ts'
import { foreignLyrics } from '../src/lyrics/word-lyrics.ts'

const TEXTS = {
  lyric: '[00:00.00]作词 : 甲\n[00:10.50]夜に\n[00:14.20]朝に\n[00:30.00]終わり',
  translation: '[00:10.50]在夜里\n[00:14.20]在早晨\n[00:30.00]结束',
  romanisation: '[00:10.50]yoru ni',
  words: [
    '{"t":0,"c":[{"tx":"作词: "},{"tx":"甲"}]}',
    '{"t":0,"c":[{"tx":"作曲: "},{"tx":"乙"}]}',
    '[10023,2900](10023,900,0)夜(10923,2000,0)に',
    '[14810,3000](14810,1000,0)朝(15810,2000,0)に',
    '[31990,2000](31990,500,0)終(32490,300,0)わ(32790,1200,0)り',
  ].join('\n'),
}

const briefly = (texts: Parameters<typeof foreignLyrics>[0]) =>
  foreignLyrics(texts)
    .lines.filter(({ isCredit }) => !isCredit)
    .map(({ atMs, text, words, translation }) => [atMs, text, words.length, translation])

describe('lyrics of another service', () => {
  it('[MUSIC-53] come by the clock of the words, with the texts of the same lines', () => {
    expect(briefly(TEXTS)).toEqual([
      [10_023, '夜に', 2, '在夜里'],
      [14_810, '朝に', 2, '在早晨'],
      [31_990, '終わり', 3, '结束'],
    ])
    const [, , night, morning, end] = foreignLyrics(TEXTS).lines
    expect(night?.words).toEqual([
      { atMs: 10_023, text: '夜' },
      { atMs: 10_923, text: 'に' },
    ])
    expect(night?.romanisation).toBe('yoru ni')
    // A short pause belongs to the line, a long one does not.
    expect([night?.endMs, morning?.endMs, end?.endMs]).toEqual([14_810, 17_810, 33_990])
  })

  it('[MUSIC-53] take translation and romanisation of the clock of the words first', () => {
    const wordTranslation = '[by:x]\n[00:10.02]于夜\n[00:14.810]于晨'
    const wordRomanisation = '[10023,2900](10023,900,0)yoru (10923,2000,0)ni\n[14810,3000]asa ni'
    const { lines } = foreignLyrics({ ...TEXTS, wordTranslation, wordRomanisation })
    const sung = lines.filter(({ isCredit }) => !isCredit)
    expect(sung.map(({ translation }) => translation)).toEqual(['于夜', '于晨', '结束'])
    expect(sung.map(({ romanisation }) => romanisation)).toEqual(['yoru ni', 'asa ni', undefined])
  })

  it('[MUSIC-34] [MUSIC-53] have the credits of either form, each at a time of its own', () => {
    const credits = (texts: typeof TEXTS) =>
      foreignLyrics(texts).lines.flatMap(({ isCredit, atMs, text }) =>
        isCredit ? [[atMs, text]] : [],
      )
    expect(credits(TEXTS)).toEqual([
      [0, '作词: 甲'],
      [1, '作曲: 乙'],
    ])
    const words = TEXTS.words.split('\n').slice(2).join('\n')
    expect(credits({ ...TEXTS, words })).toEqual([[0, '作词 : 甲']])
  })

  it.each([
    ['missing', ''],
    ['another form', '<xml>'],
    ['without words', '[10023,2900]夜に\n[14810,3000]朝に\n[31990,2000]終わり'],
    ['cut off', '[10023,2900](10023,900,0)夜(10923,2000,0)に\n[148'],
    ['only credits', '{"t":0,"c":[{"tx":"作词: 甲"}]}'],
    ['empty lines', '[10023,2900]\n[14810,3000](14810,1000,0)'],
  ])('[MUSIC-53] come by their lines when the words are broken: %s', (_, words) => {
    const { lyric, translation, romanisation } = TEXTS
    const byLine = parseLyrics(lyric, translation, '', romanisation)
    expect(foreignLyrics({ ...TEXTS, words })).toEqual(byLine)
  })

  it('[MUSIC-53] keep a line whose word times go back, without them', () => {
    const words = TEXTS.words.replace('(32490,300,0)', '(3249,300,0)')
    expect(briefly({ ...TEXTS, words })[2]).toEqual([31_990, '終わり', 0, '结束'])
  })

  it('[MUSIC-53] come from the words alone', () => {
    expect(briefly({ lyric: '', words: TEXTS.words })).toHaveLength(3)
  })

  it('[MUSIC-43] [MUSIC-53] survive the four texts of the wire', () => {
    const lyrics = foreignLyrics(TEXTS)
    const { lyric, translation, words, romanisation } = lyricTexts(lyrics)
    expect(parseLyrics(lyric, translation, words, romanisation)).toEqual(lyrics)
  })

  it('[MUSIC-35] [MUSIC-53] are returned for any text', () => {
    const characters = ['[', ']', '(', ')', ',', '0', '9', '5', '{', '"', '\n', 'a', '字', ' ']
    let seed = 11
    const draw = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * below)
    }
    for (let round = 0; round < 3_000; round += 1) {
      const drawn = Array.from({ length: draw(60) }, () => characters[draw(14)]).join('')
      const words = `[${draw(99)},5](${draw(99)},1,0)${drawn}\n${drawn}[${draw(99)},5](9,1,0)a`
      const { lines } = foreignLyrics({ lyric: drawn, words, wordTranslation: words })
      const times = lines.map(({ atMs }) => atMs)
      expect(times, JSON.stringify(words)).toEqual(times.toSorted((one, other) => one - other))
      expect(lines.every(({ text }) => text !== '')).toBe(true)
    }
  })
})
