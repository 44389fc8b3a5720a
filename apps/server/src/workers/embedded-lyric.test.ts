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
  ['times in frames', [timed(TimestampFormat.mpegFrameNumber)], 'one\ntwo'],
  ['lines without times', [{ syncText: [{ text: 'one' }, { text: 'two' }] }], 'one\ntwo'],
])('reads lyrics inside a file: %s', (_, tags, text) => {
  expect(embeddedLyric(tags)).toBe(text)
})
