import { renderArticle } from '@lanting/markdown'
import { describe, expect, it } from 'vitest'
import { type Mark, toggleMark } from './marks.ts'

const MARKS: readonly Mark[] = ['**', '*', '~~', '==', '`']
const TAGS = { '**': 'strong', '*': 'em', '~~': 's', '==': 'mark', '`': 'code' }

/** A text with a selection, written as `[…]`. */
const toggled = (text: string, ...marks: Mark[]) =>
  marks.reduce((written, mark) => {
    const [before = '', selected = '', after = ''] = written.split(/[[\]]/)
    const { around, insert, from, to } = toggleMark({ before, selected, after }, mark)
    return [
      before.slice(0, before.length - around),
      insert.slice(0, from),
      `[${insert.slice(from, to)}]`,
      insert.slice(to),
      after.slice(around),
    ].join('')
  }, text)

const plain = (text: string) => text.replace(/[[\]]/g, '')

describe('a mark around the selection', () => {
  it.each(MARKS)('%s is put there and taken away', (mark) => {
    expect(toggled('a [word] b', mark)).toBe(`a ${mark}[word]${mark} b`)
    expect(toggled('a [word] b', mark, mark)).toBe('a [word] b')
    expect(toggled(`a [${mark}word${mark}] b`, mark)).toBe('a [word] b')
  })

  it('makes bold text italic too, and each of them alone again', () => {
    expect(toggled('**[word]**', '*')).toBe('***[word]***')
    expect(toggled('[**word**]', '*')).toBe('***[word]***')
    expect(toggled('***[word]***', '*')).toBe('**[word]**')
    expect(toggled('***[word]***', '**')).toBe('*[word]*')
    expect(toggled('*[**word**]*', '**')).toBe('*[word]*')
  })

  const couples = MARKS.flatMap((first) =>
    MARKS.filter((second) => second !== first).map((second) => [first, second] as const),
  )

  it.each(couples)('%s and %s are shown together', (first, second) => {
    const { html } = renderArticle(plain(toggled('a [word] b', first, second)))
    for (const mark of [first, second]) expect(html).toContain(`<${TAGS[mark]}`)
    expect(html.replace(/<[^>]+>/g, '').trim()).toBe('a word b')
  })

  it.each(couples)('%s and %s are taken away one by one, in any order', (first, second) => {
    const both = toggled('a [word] b', first, second)
    expect(toggled(both, second)).toBe(`a ${first}[word]${first} b`)
    expect(toggled(both, first)).toBe(`a ${second}[word]${second} b`)
    expect(toggled(both, first, second)).toBe('a [word] b')
    expect(toggled(both, second, first)).toBe('a [word] b')
  })

  it('goes with all others', () => {
    const all = toggled('[word]', ...MARKS)
    for (const mark of MARKS) expect(toggled(all, mark, mark).length).toBe(all.length)
    expect(toggled(all, ...MARKS)).toBe('[word]')
  })

  it('leaves signs that are text', () => {
    expect(toggled('`**[word]**`', '`')).toBe('[**word**]')
    expect(toggled('2 * [3] * 4', '*')).toBe('2 * *[3]* * 4')
    expect(toggled('a=[b]=c', '==')).toBe('a===[b]===c')
    expect(toggled('[**]', '*')).toBe('*[**]*')
  })
})
