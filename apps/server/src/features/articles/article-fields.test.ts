import { type ArticleFields, EMPTY_ARTICLE } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { followArticle, shownPictures, writtenFields } from './article-fields.ts'

const fields: ArticleFields = {
  ...EMPTY_ARTICLE,
  article_title: 'title',
  category: { id: 1, category_name: 'essays' },
  tagList: [{ id: 1, tag_name: 'tea' }],
  article_content: 'text',
}

describe('the fields of a manuscript', () => {
  it('give the same text in any order', () => {
    const turned = Object.fromEntries(Object.entries(fields).reverse()) as ArticleFields
    expect(writtenFields(turned)).toBe(writtenFields(fields))
  })

  it('follow changes of the article, unless the author changed them too', () => {
    const typed = { ...fields, article_content: 'more', is_top: 1 as const }
    const now = { ...fields, article_content: 'text', status: 2 as const, is_top: 2 as const }
    const merged = { ...now, category: { id: 2, category_name: 'merged' } }
    expect(followArticle(typed, fields, merged)).toEqual({
      ...typed,
      status: 2,
      is_top: 1,
      category: { id: 2, category_name: 'merged' },
    })
  })

  it('list the own pictures in cover and text, in full size', () => {
    const stem = (digit: string) => `/uploads/${digit.repeat(32)}-1600x900-8a7f6e`
    const article_content = `![a](${stem('1')}.webp) <img src="https://x.test${stem('2')}-640.webp"> /uploads/no.webp`
    expect(shownPictures({ article_content, article_cover: `${stem('3')}.webp` })).toEqual([
      `${stem('3')}.webp`,
      `${stem('1')}.webp`,
      `${stem('2')}.webp`,
    ])
  })
})
