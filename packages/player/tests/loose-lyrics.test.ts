import { describe, expect, it } from 'vitest'
import { parseLyrics } from '../src/lyrics/parse-lyrics.ts'
import { tidyLyrics } from '../src/lyrics/tidy-lyrics.ts'

const read = (text: string) =>
  parseLyrics(tidyLyrics(text)).lines.map(({ atMs, text: sung }) => [atMs, sung])

/** Forms that other programs write and read. */
const FORMS: readonly (readonly [form: string, text: string, lines: readonly unknown[]])[] = [
  ['no fraction', '[01:02]tea', [[62_000, 'tea']]],
  ['one digit of a fraction', '[01:02.5]tea', [[62_500, 'tea']]],
  ['three digits', '[01:02.345]tea', [[62_345, 'tea']]],
  ['hundredths behind a colon', '[01:02:50]tea', [[62_500, 'tea']]],
  ['hours', '[1:01:02.50]tea', [[3_662_500, 'tea']]],
  ['minutes above 99', '[123:04.00]tea', [[7_384_000, 'tea']]],
  ['no leading zeros', '[1:2.3]tea', [[62_300, 'tea']]],
  ['a comma', '[01:02,50]tea', [[62_500, 'tea']]],
  ['spaces in the mark', '[ 01 : 02 . 50 ] tea', [[62_500, 'tea']]],
  ['full-width brackets', '［01:02.50］tea', [[62_500, 'tea']]],
  ['Chinese brackets', '【01:02.50】tea', [[62_500, 'tea']]],
  ['full-width numbers and colons', '[０１：０２．５０]tea', [[62_500, 'tea']]],
  ['round brackets', '(01:02.50)tea', [[62_500, 'tea']]],
  [
    'marks with spaces between',
    '[00:01.00] [00:05.00] tea',
    [
      [1_000, 'tea'],
      [5_000, 'tea'],
    ],
  ],
  ['a mark behind the line', 'tea[00:05.00]', [[5_000, 'tea']]],
  ['seconds only', '[65.50]tea', [[65_500, 'tea']]],
  ['a point between minutes and seconds', '[01.02.50]tea', [[62_500, 'tea']]],
  [
    'a negative time',
    '[-00:01.00]tea\n[00:02]rain',
    [
      [0, 'tea'],
      [2_000, 'rain'],
    ],
  ],
  ['HTML', '[00:01.00]Tea &amp; rain&#39;s&nbsp;eve', [[1_000, "Tea & rain's eve"]]],
  ['offset with a sign and spaces', '[ offset : +500 ]\n[00:01.00]tea', [[500, 'tea']]],
  ['offset with its unit', '[offset:-500ms]\n[00:01.00]tea', [[1_500, 'tea']]],
  ['full-width headers', '［ti：茶］\n[00:01.00]tea', [[1_000, 'tea']]],
  [
    'old Mac lines',
    '[00:01.00]tea\r[00:02.00]rain',
    [
      [1_000, 'tea'],
      [2_000, 'rain'],
    ],
  ],
  [
    'unusual line ends',
    '[00:01.00]tea\u2028[00:02.00]rain',
    [
      [1_000, 'tea'],
      [2_000, 'rain'],
    ],
  ],
  ['invisible characters', '\ufeff\u200b[00:01.00]tea', [[1_000, 'tea']]],
]

describe('loose forms of lyrics', () => {
  it.each(FORMS)('[MUSIC-28] are read: %s', (_, text, lines) => {
    expect(read(text)).toEqual(lines)
  })

  it('[MUSIC-33] have times of words with spaces, in any brackets', () => {
    const words = (text: string) =>
      parseLyrics(tidyLyrics(text)).lines[0]?.words.map(({ atMs }) => atMs)
    expect(words('[00:01.00]< 00:01.00 >tea <00:01,50>and <00:02:00>rain')).toEqual([
      1_000, 1_500, 2_000,
    ])
    expect(words('[00:01.00]＜00:01.00＞tea ＜00:01.50＞rain')).toEqual([1_000, 1_500])
  })

  it('[MUSIC-35] leave a year and a ratio in the text', () => {
    expect(read('[00:01.00]in (1984) it was [3] to (12:30)')).toEqual([
      [1_000, 'in (1984) it was [3] to (12:30)'],
    ])
    expect(parseLyrics(tidyLyrics('a plain text of 1984\n(12:30) is a time')).isTimed).toBe(false)
  })
})
