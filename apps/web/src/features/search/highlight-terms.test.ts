import { describe, expect, it } from 'vitest'
import { cleanStart, highlightTerms } from './highlight-terms.ts'

const mark = (article_title: string, article_content: string, text: string) => {
  const { title, excerpt } = highlightTerms(
    { id: 1, slug: null, article_title, article_content },
    text,
  )
  const drawn = ({ before, match, after }: typeof title) => `${before}[${match}]${after}`
  return [drawn(title), drawn(excerpt)]
}

describe('a found article', () => {
  it.each([
    ['in the text', '旧书店', '雨。我把它买了下来。', '雨', ['旧书店[]', '[雨]。我把它买了下来。']],
    ['in the title', '雨天的清单', '雨天的清单', '雨', ['[雨]天的清单', '[雨]天的清单']],
    ['later in the title', '听雨', '雨', '雨', ['听[雨]', '[雨]']],
    ['in both', 'Tea and us', 'Tea is', 'tea', ['[Tea] and us', '[Tea] is']],
    ['an emoji', '🍵', '🍵 好', '🍵', ['[🍵]', '[🍵] 好']],
  ])('highlights the match: %s', (_, title, text, query, marked) => {
    expect(mark(title, text, query)).toEqual(marked)
  })

  it('shows that the text continues', () => {
    expect(mark('茶经', '茶者，南方之嘉木也。其树如', '茶')[1]).toBe(
      '[茶]者，南方之嘉木也。其树如…',
    )
  })

  it('keeps markup as text', () => {
    expect(mark('<b>', '<b>&amp;', '<b>')).toEqual(['[<b>]', '[<b>]&amp;'])
  })
})

describe('an excerpt', () => {
  it.each([
    ['，一个顶', '一个顶'],
    ['。” 他说', '他说'],
    ['《茶经》', '《茶经》'],
    ['“好”', '“好”'],
    ['', ''],
  ])('that would start with %s starts with %s', (before, clean) => {
    expect(cleanStart({ before, match: '雨', after: '。' })).toEqual({
      before: clean,
      match: '雨',
      after: '。',
    })
  })
})
