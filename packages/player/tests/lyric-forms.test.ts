import { expect, it } from 'vitest'
import { lrcOf } from '../src/lyrics/lyric-forms.ts'
import { parseLyrics } from '../src/lyrics/parse-lyrics.ts'

const wordsIn = (text: string) =>
  parseLyrics(text).lines.map(({ text: sung, words, translation }) => [
    sung,
    words.map(({ atMs, text: word }) => [atMs, word]),
    translation,
  ])

it('[MUSIC-33] times of words come from YRC', () => {
  const yrc =
    '{"t":0,"c":[{"tx":"Music: "},{"tx":"me"}]}\n[1000,900](1000,400,0)tea (1400,500,0)rain'
  expect(wordsIn(lrcOf(yrc, 'yrc'))).toEqual([
    ['Music: me', [], ''],
    [
      'tea rain',
      [
        [1_000, 'tea '],
        [1_400, 'rain'],
      ],
      '',
    ],
  ])
})

it('[MUSIC-33] times of words and translations come from KRC', () => {
  const language = btoa(JSON.stringify({ content: [{ type: 1, lyricContent: [['cha'], ['yu']] }] }))
  const krc = `[ti:tea]\n[language:${language}]\n[1000,900]<0,400,0>tea <400,500,0>rain\n[5000,900]<0,900,0>eve`
  expect(wordsIn(lrcOf(krc, 'krc'))).toEqual([
    [
      'tea rain',
      [
        [1_000, 'tea '],
        [1_400, 'rain'],
      ],
      'cha',
    ],
    ['eve', [], 'yu'],
  ])
})

it('[MUSIC-31] lines and gaps come from subtitles', () => {
  const srt =
    '1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>tea</i>\r\nthe\r\n\r\n2\r\n00:00:02,500 --> 00:00:04,000\r\nrain\r\n\r\n3\r\n01:00:00,000 --> 01:00:02,000\r\neve\r\n'
  expect(
    parseLyrics(lrcOf(srt, 'srt')).lines.map(({ atMs, endMs, text, translation }) => [
      ...[atMs, endMs, text, translation],
    ]),
  ).toEqual([
    [1_000, 2_500, 'tea', 'the'],
    [2_500, 4_000, 'rain', ''],
    [3_600_000, 3_602_000, 'eve', ''],
  ])
})

it.each(['yrc', 'krc', 'srt'] as const)('[MUSIC-35] any text is lyrics: %s', (form) => {
  for (const text of ['', 'no lyrics', '[1,2', '[language:####]', '00:00:01,000 --> x', '[9,9]']) {
    expect(() => parseLyrics(lrcOf(text, form))).not.toThrow()
  }
})
