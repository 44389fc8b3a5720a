import { describe, expect, it } from 'vitest'
import { diffLines } from './diff-lines.ts'
import { lineChanges } from './line-changes.ts'
import { mergedText, mergeTexts } from './merge-texts.ts'

const lines = (...all: string[]) => all.join('\n')
const BASE = lines('# 等待', '', '第一段', '', '第二段', '', '第三段')

describe('merging two texts with one base', () => {
  it('keeps both changes in different places', () => {
    const mine = BASE.replace('第一段', '第一段，改过')
    const theirs = BASE.replace('第三段', lines('第三段', '又一段'))
    const parts = mergeTexts(BASE, mine, theirs)
    expect(parts).toHaveLength(1)
    expect(mergedText(parts, {})).toBe(mine.replace('第三段', lines('第三段', '又一段')))
  })

  it('reports a conflict for changes in the same place', () => {
    const parts = mergeTexts(
      BASE,
      BASE.replace('第二段', '我的第二段'),
      BASE.replace('第二段', '别处的第二段'),
    )
    expect(parts.filter(({ kind }) => kind === 'disputed')).toEqual([
      { kind: 'disputed', mine: '我的第二段', theirs: '别处的第二段' },
    ])
    expect(mergedText(parts, { 1: 'mine' })).toBe(BASE.replace('第二段', '我的第二段'))
    expect(mergedText(parts, { 1: 'theirs' })).toBe(BASE.replace('第二段', '别处的第二段'))
  })

  it('keeps both sides of an open conflict', () => {
    const parts = mergeTexts('', '我写的', '别处写的')
    expect(mergedText(parts, {})).toBe(lines('我写的', '别处写的'))
  })

  it('accepts the same change from both sides', () => {
    const same = BASE.replace('第一段', '改过')
    expect(mergeTexts(BASE, same, same)).toEqual([{ kind: 'agreed', text: same }])
  })

  it('applies a removal from one side', () => {
    const theirs = lines('# 等待', '', '第三段')
    expect(mergedText(mergeTexts(BASE, BASE, theirs), {})).toBe(theirs)
  })

  it('joins edits far apart in a long text without a conflict', () => {
    const base = Array.from({ length: 4_500 }, (_, number) => (number % 2 ? '' : `段 ${number}`))
    const edited = (...places: number[]) =>
      base.map((line, place) => (places.includes(place) ? `${line}，改过` : line)).join('\n')
    const parts = mergeTexts(base.join('\n'), edited(4, 4_490), edited(10, 4_480))
    expect(parts).toEqual([{ kind: 'agreed', text: edited(4, 10, 4_480, 4_490) }])
  })

  it.each(Array.from({ length: 40 }, (_, seed) => seed))('hold every line of both (%i)', (seed) => {
    let state = seed + 1
    const draw = (below: number) => {
      state = (state * 48_271) % 2_147_483_647
      return state % below
    }
    const grown = (name: string) =>
      BASE.split('\n').flatMap((line, place) =>
        draw(3) === 0 ? [line, `${name}${place}`] : [line],
      )
    const [mine, theirs] = [grown('mine'), grown('theirs')]
    const merged = mergedText(mergeTexts(BASE, mine.join('\n'), theirs.join('\n')), {}).split('\n')
    for (const line of [...mine, ...theirs]) expect(merged).toContain(line)
  })
})

describe('diffLines', () => {
  it('returns unchanged, removed and added lines', () => {
    expect(diffLines(lines('a', 'b', 'c'), lines('a', 'x', 'c'))).toEqual([
      { kind: 'same', lines: ['a'] },
      { kind: 'gone', lines: ['b'] },
      { kind: 'new', lines: ['x'] },
      { kind: 'same', lines: ['c'] },
    ])
  })

  const numbered = (count: number, text: (number: number) => string) =>
    Array.from({ length: count }, (_, number) => text(number)).join('\n')

  it.each([
    ['every line', 4_000, (line: string) => `${line}！`],
    ['every second paragraph', 4_000, (line: string, at: number) => (at % 4 ? line : `${line}！`)],
    ['all but the blank lines', 4_000, (line: string) => line && `${line}！`],
    ['nothing but many blank lines', 100_000, (_: string, at: number) => (at % 2 ? 'x' : '')],
  ])('is done in a moment when %s has changed', (_, count, change) => {
    const before = numbered(count, (number) => (number % 2 ? '' : `段 ${number}`))
    const after = before.split('\n').map(change).join('\n')
    const begun = performance.now()
    diffLines(before, after)
    expect(performance.now() - begun).toBeLessThan(2_000)
  })

  it('finds the lines that stayed between many that have changed', () => {
    const before = numbered(4_000, (number) => (number % 2 ? '' : `段 ${number}`))
    const after = before.replaceAll(/段 \d*7\d*/g, '换掉')
    const kept = diffLines(before, after).filter(({ kind }) => kind === 'same')
    const lineCount = kept.reduce((sum, { lines: all }) => sum + all.length, 0)
    expect(lineCount).toBe(before.split('\n').filter((line) => !line.includes('7')).length)
  })

  it.each([
    ['', ''],
    ['', 'a'],
    [lines('a', 'b'), ''],
    [lines('a', 'a', 'b', 'a'), lines('b', 'a', 'a')],
    [BASE, lines(BASE, BASE)],
  ])('of %j and %j contains both texts', (before, after) => {
    const pieces = diffLines(before, after)
    const read = (kind: string) =>
      pieces
        .filter((piece) => piece.kind !== kind)
        .flatMap((piece) => piece.lines)
        .join('\n')
    expect(read('new')).toBe(before)
    expect(read('gone')).toBe(after)
  })
})

describe('lineChanges', () => {
  const applied = (before: string, after: string) =>
    lineChanges(before, after)
      .toReversed()
      .reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), before)

  const texts = ['', 'a', 'b', '\n', 'a\n', 'a\nb', 'b\na\nb', 'a\nb\n', '\na\n\nc', 'a\n\nb\nc\n']
  it.each(texts.flatMap((before) => texts.map((after) => [before, after])))(
    'turns %j into %j',
    (before, after) => expect(applied(before, after)).toBe(after),
  )

  it('leaves the lines that stay alone', () => {
    expect(lineChanges('a\nb\nc\nd', 'x\nb\nc\nd\ne')).toEqual([
      { from: 0, to: 2, insert: 'x\n' },
      { from: 7, to: 7, insert: '\ne' },
    ])
  })
})
