import { LyricsContentType, TimestampFormat } from 'music-metadata'
import { expect, it } from 'vitest'
import { embeddedLyric } from './embedded-lyric.ts'

const timed = (timeStampFormat: TimestampFormat) => ({
  contentType: LyricsContentType.lyrics,
  timeStampFormat,
  syncText: [
    { text: 'one', timestamp: 0 },
    { text: 'two\0', timestamp: 3_599_994 },
  ],
})

/** Half a second apart. */
const syllables = (...texts: readonly string[]) => ({
  timeStampFormat: TimestampFormat.milliseconds,
  syncText: texts.map((text, place) => ({ text, timestamp: place * 500 })),
})
const SUNG =
  '[00:00.00]Tea <00:00.50>and <00:01.00>rain\n[00:01.50]In <00:02.00>the eve<00:02.50>ning'

it.each([
  ['none', undefined, ''],
  ['an empty tag', [{ text: ' \0' }], ''],
  ['plain text', [{ text: 'one\r\ntwo ' }], 'one\ntwo'],
  ['lines of an .lrc', [{ text: '[00:01]one' }], '[00:01]one'],
  [
    'times',
    [{ text: 'plain' }, timed(TimestampFormat.milliseconds)],
    '[00:00.00]one\n[59:59.99]two',
  ],
  ['syllables', [syllables('\nTea ', 'and ', 'rain', '\nIn ', 'the eve', 'ning\0')], SUNG],
  [
    'syllables, lines at the end',
    [syllables('Tea ', 'and ', 'rain\r\n', 'In ', 'the eve', 'ning\n')],
    SUNG,
  ],
  [
    'lines that begin with a line break',
    [syllables('\none', '\ntwo')],
    '[00:00.00]one\n[00:00.50]two',
  ],
  [
    'lines, the last with a line break',
    [syllables('one', 'two\n')],
    '[00:00.00]one\n[00:00.50]two',
  ],
  ['times in frames', [timed(TimestampFormat.mpegFrameNumber)], 'one\ntwo'],
  ['lines without times', [{ syncText: [{ text: 'one' }, { text: 'two' }] }], 'one\ntwo'],
])('reads lyrics inside a file: %s', (_, tags, text) => {
  expect(embeddedLyric(tags)).toBe(text)
})
