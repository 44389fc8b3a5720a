import { describe, expect, it } from 'vitest'
import { splitParts } from './split-parts.ts'

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
    ['a fold', '::: details x\n', '\n\ntext\n\n', ':::\n'],
  ])('is not cut inside of %s', (_, open, inner, close) => {
    const block = `${open}${LONG}${inner}${close}`
    const parts = splitParts(`${block}\nnext`) ?? []
    expect(parts).toEqual([`${block}\n`, 'next'])
  })

  it.each(['- item', '1. item', '> quote', '  indented', ': meaning', '| cell |', '<b>x</b>'])(
    'is not cut before %j, which may belong to the block before',
    (line) => {
      expect(splitParts(`${LONG}${line}`)).toEqual([`${LONG}${line}`])
    },
  )
})

it.each([
  ['a footnote', 'a[^1]\n\n[^1]: b'],
  ['a note in place', 'a^[b]'],
  ['a link that is defined elsewhere', '[a][b]\n\n[b]: /c'],
  ['an abbreviation', '*[CSS]: sheets'],
  ['a formula of several lines', '$$\na\n\nb\n$$'],
  ['a comment', '<!-- a\n\nb -->'],
  ['a fence without an end', '```\na'],
])('%s needs the whole text', (_, text) => {
  expect(splitParts(`${LONG}${text}`)).toBeUndefined()
})
