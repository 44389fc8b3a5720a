import { describe, expect, it } from 'vitest'
import { normalizeText } from '../../database/search-index/normalize.ts'
import { markMatches, parseQuery, type Query, sliceFromMatch } from './search.rules.ts'

const query = (typed: string): Query => {
  const read = parseQuery(typed)
  if (!read) throw new Error(`${typed} is no query`)
  return read
}
const text = (body: string, title: string) => ({
  display_text: `${body}\n${title}`,
  normalized_text: normalizeText(`${body}\n${title}`),
})

describe('a query', () => {
  it.each(['', ' ', '\u0000', '\u3000\t'])('may be empty: %j', (typed) => {
    expect(parseQuery(typed)).toBeUndefined()
  })

  it.each([
    ['case', 'TeA', 'tea'],
    ['width', 'ＴＥＡ', 'tea'],
    ['blanks around it', ' tea ', 'tea'],
    ['the number of blanks in it', 'a  \n b', 'a b'],
  ])('is normalized: %s', (_, typed, read) => {
    expect(query(typed).text).toBe(read)
  })

  it('of one or two letters matches at the beginning of words', () => {
    expect(query('Te')).toMatchObject({ column: 'word_prefixes', needle: ' te' })
    expect(query('tea')).toMatchObject({ column: 'normalized_text', needle: 'tea' })
    expect(query('茶')).toMatchObject({ column: 'normalized_text', needle: '茶' })
  })
})

describe('the excerpt', () => {
  const slice = (typed: string, body: string, title = 'title') =>
    sliceFromMatch(query(typed), text(body, title))

  it('begins with the match in its original spelling, and continues for twelve characters', () => {
    expect(slice('tea', 'A cup of TEA, or two cups of tea')).toBe('TEA, or two cup')
  })

  it('prefers the text to the title', () => {
    expect(slice('tea', 'some tea', 'tea first')).toBe('tea')
    expect(slice('tea', 'some coffee', 'no tea here')).toBe('tea here')
  })

  it('does not continue from the text into the title', () => {
    expect(slice('end', 'the end', 'title')).toBe('end')
  })

  it('of a short word begins at a word boundary', () => {
    expect(slice('te', 'potter, water, tea')).toBe('tea')
  })

  it.each([
    ['字'.repeat(12), 12],
    [`${'字'.repeat(11)}🍵`, 11],
    [`${'字'.repeat(10)}🍵`, 12],
  ])('never ends within a character: %s', (behind, kept) => {
    expect(slice('茶', `茶${behind}字字`)).toBe(`茶${behind.slice(0, kept)}`)
  })
})

describe('the marked match', () => {
  it('is shown in its context', () => {
    const body = `${'前'.repeat(40)}Tea${'后'.repeat(100)}`
    expect(markMatches(query('tea'), text(body, 'A teapot')).excerpt).toEqual({
      before: '前'.repeat(30),
      match: 'Tea',
      after: '后'.repeat(90),
    })
  })

  it('is shown with whole words before it', () => {
    const body = 'Has anybody listened to the new record yet?'
    expect(markMatches(query('record'), text(body, '')).excerpt.before).toBe(
      'Has anybody listened to the new ',
    )
    const long = `${'a'.repeat(60)}-tea`
    expect(markMatches(query('tea'), text(long, '')).excerpt.before).toBe(`${'a'.repeat(29)}-`)
  })

  it('is also shown in the title', () => {
    expect(markMatches(query('tea'), text('tea', 'A Teapot')).title).toEqual({
      before: 'A ',
      match: 'Tea',
      after: 'pot',
    })
  })

  it('is missing in a text without a match', () => {
    const { title, excerpt } = markMatches(query('tea'), text('字'.repeat(200), 'tea'))
    expect(excerpt).toEqual({ before: '字'.repeat(93), match: '', after: '' })
    expect(title.match).toBe('tea')
    expect(markMatches(query('tea'), text('tea', '题目')).title.before).toBe('题目')
  })

  it('never shows half of a character', () => {
    const body = `🍵${'前'.repeat(29)}茶${'后'.repeat(89)}🍵`
    const { excerpt } = markMatches(query('茶'), text(body, ''))
    expect(excerpt.before).toBe('前'.repeat(29))
    expect(excerpt.after).toBe('后'.repeat(89))
  })
})
