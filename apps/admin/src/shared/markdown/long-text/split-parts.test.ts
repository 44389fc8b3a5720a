import { describe, expect, it } from 'vitest'
import { createSplitter } from './split-parts.ts'

const splitParts = (text: string) => createSplitter()(text)

const LONG = `${'一行字。'.repeat(600)}\n\n`

describe('a long text', () => {
  it('is cut before blocks, and loses nothing', () => {
    const text = `# a\n\n${LONG}text\n\n${LONG}# b\n\nend`
    const parts = splitParts(text) ?? []
    expect(parts).toHaveLength(3)
    expect(parts.join('')).toBe(text)
    expect(parts.map((part) => part.slice(0, 4))).toEqual(['# a\n', 'text', '# b\n'])
  })

  it.each([
    ['a fence', '```js\n', '\n\nlet a\n\n', '```\n'],
    ['a longer fence', '~~~~\n', '\n\n~~~\n\n', '~~~~\n'],
    ['a formula', '$$\n', '\n\nx = 1\n\n', '$$\n'],
    ['a formula in brackets', '\\[\n', '\n\nx = 1\n\n', 'y \\]\n'],
    ['a fold', '::: details x\n', '\n\ntext\n\n', ':::\n'],
  ])('is not cut inside of %s', (_, open, inner, close) => {
    const block = `${open}${LONG}${inner}${close}`
    const parts = splitParts(`${block}\nnext`) ?? []
    expect(parts).toEqual([`${block}\n`, 'next'])
  })

  it('is cut behind formulas of one line', () => {
    expect(splitParts(`${LONG}$$ a $$\n\n${LONG}next`)).toHaveLength(3)
  })

  it.each([
    '- item',
    '1. item',
    '[^1]: note',
    '[a]: /b',
    '*[CSS]: sheets',
    '> quote',
    '  indented',
    ': meaning',
    '| cell |',
    '<b>x</b>',
  ])('is not cut before %j, which may belong to the block before', (line) => {
    expect(splitParts(`${LONG}${line}`)).toEqual([`${LONG}${line}`])
  })
})

it.each([
  ['a formula without an end', '$$\na'],
  ['a comment', '<!-- a\n\nb -->'],
  ['a fence without an end', '```\na'],
])('%s needs the whole text', (_, text) => {
  expect(splitParts(`${LONG}${text}`)).toBeUndefined()
})

describe('after a change', () => {
  const block = '一样的一段。\n\n'
  const text = block.repeat(3_000)

  it.each([0, 10, 9_000, text.length - 5])('at %i, the parts around it stay', (at) => {
    const split = createSplitter()
    const before = split(text) ?? []
    const changed = `${text.slice(0, at)}abc${text.slice(at)}`
    const after = split(changed) ?? []
    expect(after.join('')).toBe(changed)
    const known = new Set(before)
    expect(after.filter((part) => !known.has(part)).length).toBeLessThan(3)
    expect(Math.abs(after.length - before.length)).toBeLessThan(2)
  })

  it('a fence without an end, and a paragraph that grows together, are read anew', () => {
    const split = createSplitter()
    split(text)
    expect(split(`\`\`\`\n${text}`)).toBeUndefined()
    split(text)
    const joined = text.slice(0, 2_400).trimEnd() + text.slice(2_400)
    expect((split(joined) ?? []).join('')).toBe(joined)
  })

  it('nothing is lost, whatever is written', () => {
    const split = createSplitter()
    let written = text
    let seed = 1
    const random = (below: number) => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed % below
    }
    for (let round = 0; round < 60; round += 1) {
      const at = random(written.length)
      const added = ['x', '\n\n', '# a\n', '- b\n\n', ''][random(5)] ?? ''
      written = written.slice(0, at) + added + written.slice(at + random(30))
      expect(split(written)?.join('')).toBe(written)
    }
  })
})
