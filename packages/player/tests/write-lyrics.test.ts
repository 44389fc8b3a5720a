import { describe, expect, it } from 'vitest'
import {
  lyricFaults,
  nextSungLine,
  nudgedLine,
  parseLyrics,
  stampedLine,
  tappedWord,
} from '../src/index.ts'

const stamped = (text: string, place: number, ms: number) =>
  stampedLine(text.split('\n'), place, ms)

describe('[MUSIC-40] a tap', () => {
  it.each([
    ['a line without a mark', 'sung', 62_344, '[01:02.34]sung'],
    ['a line with one', '[00:01.00]sung', 9_996, '[00:10.00]sung'],
    ['a line that is sung again', '[00:01][00:31]sung', 2_000, '[00:02.00][00:31.00]sung'],
    ['blanks before the text', '  sung', 0, '[00:00.00]sung'],
    ['text with brackets', '[00:01][refrain] sung', 2_000, '[00:02.00][refrain] sung'],
    ['an hour', 'sung', 3_600_000, '[60:00.00]sung'],
  ])('sets the time of %s', (_, line, ms, expected) => {
    expect(stamped(line, 0, ms)).toBe(expected)
  })

  it('shifts the times of the words', () => {
    const line = '[00:10.00]<00:10.00>茉 <00:10.50>莉 <00:11.255>花'
    expect(stamped(line, 0, 12_000)).toBe('[00:12.00]<00:12.00>茉 <00:12.50>莉 <00:13.255>花')
  })

  it('takes the offset into account', () => {
    const text = '[offset:500]\nsung'
    const line = stamped(text, 1, 8_000)
    expect(line).toBe('[00:08.50]sung')
    expect(parseLyrics(`[offset:500]\n${line}`).lines[0]?.atMs).toBe(8_000)
    expect(stamped('[offset:-900]\nsung', 1, 500)).toBe('[00:00.00]sung')
  })
})

it('[MUSIC-40] the next line to tap is a sung line', () => {
  const lines = ['[ti:x]', 'one', '', '{"t":0,"c":[]}', '[ar:y]', 'two', '']
  expect([-1, 1, 5].map((place) => nextSungLine(lines, place))).toEqual([1, 5, 5])
})

describe('[MUSIC-54] a word tap', () => {
  const tapped = (line: string, ...seconds: readonly number[]) =>
    seconds.reduce((tap, at) => tappedWord([tap.line], 0, at * 1_000), { line, isWhole: false })

  it.each([
    ['words', 'in the rain', '[00:01.00]<00:01.00>in <00:02.00>the <00:03.00>rain'],
    ['characters', '[00:09.00]月落乌', '[00:01.00]<00:01.00>月<00:02.00>落<00:03.00>乌'],
    ['kana', 'きょう、は', '[00:01.00]<00:01.00>きょ<00:02.00>う、<00:03.00>は'],
    ['both', 'Oh 我, love', '[00:01.00]<00:01.00>Oh <00:02.00>我, <00:03.00>love'],
    ['signs', '“don’t” go! (la)', '[00:01.00]<00:01.00>“don’t” <00:02.00>go! (<00:03.00>la)'],
    [
      'a line sung again',
      '[00:04][00:34]a b c',
      '[00:01.00][00:34.00]<00:01.00>a <00:02.00>b <00:03.00>c',
    ],
  ])('sets the times of %s one after another', (_, line, expected) => {
    expect(tapped(line, 1, 2).isWhole).toBe(false)
    expect(tapped(line, 1, 2, 3)).toEqual({ line: expected, isWhole: true })
    expect(lyricFaults(expected)).toEqual([])
    const [read] = parseLyrics(expected).lines
    expect(read?.words.map(({ atMs }) => atMs)).toEqual([1_000, 2_000, 3_000])
    expect(tapped(line, 1, 2, 3, 5, 6, 7).line).toBe(
      expected.replace(/0([123])\.00/g, (__, second) => `0${Number(second) + 4}.00`),
    )
  })

  it('takes the offset into account, and leaves a line of one word at once', () => {
    const lines = ['[offset:500]', '♪ la']
    expect(tappedWord(lines, 1, 8_000)).toEqual({ line: '[00:08.50]<00:08.50>♪ la', isWhole: true })
    expect(tappedWord(['♪'], 0, 1_000)).toEqual({ line: '[00:01.00]<00:01.00>♪', isWhole: true })
  })
})

describe('[MUSIC-41] a nudge', () => {
  it.each([
    ['[00:01.00]sung', 100, '[00:01.10]sung'],
    [
      '[00:01.00][00:31.005]<00:01.00>a <00:02.00>b',
      -100,
      '[00:00.90][00:30.905]<00:00.90>a <00:01.90>b',
    ],
    ['[00:00.05]sung', -100, '[00:00.00]sung'],
    ['[00:59.95]sung', 100, '[01:00.05]sung'],
    ['sung', 100, 'sung'],
    ['[ti:x]', 100, '[ti:x]'],
  ])('moves %j by %i ms', (line, by, expected) => {
    expect(nudgedLine(line, by)).toBe(expected)
  })
})

describe('[MUSIC-42] a fault', () => {
  const kinds = (text: string, durationMs?: number) =>
    lyricFaults(text, durationMs).map(({ line, kind }) => `${line} ${kind}`)

  it.each([
    ['nothing, in a text without times', 'one\ntwo', []],
    ['nothing, in headers, gaps and credits', '[ti:x]\n\n[00:01]one\n[00:02]\n{"t":1,"c":[]}', []],
    ['nothing, in brackets that are text', '[00:01][2nd verse] one <3 two', []],
    ['a line without a time', '[00:01]one\ntwo', ['1 untimed']],
    [
      'marks that cannot be read',
      '[00:01]one\n[0:1:2:3]two\n[00.05]three',
      ['1 brokenMark', '2 brokenMark'],
    ],
    ['a word mark that cannot be read', '[00:01]<00:01>a <00:0x>b <00：02>c', ['0 brokenMark']],
    ['words in the wrong order', '[00:01]<00:03>a <00:02>b', ['0 wordsOutOfOrder']],
    ['words before their line', '[00:05]<00:03>a', ['0 wordsOutOfOrder']],
    ['what is behind the end', '[00:01]one\n[01:00]two', ['1 beyondEnd']],
  ])('is %s', (_, text, expected) => {
    expect(kinds(text, 30_000)).toEqual(expected)
  })

  it('takes the offset into account for the end, and needs a known length', () => {
    expect(kinds('[offset:1000]\n[00:30.50]one', 30_000)).toEqual([])
    expect(kinds('[99:00]one')).toEqual([])
  })
})
