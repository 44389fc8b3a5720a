import { describe, expect, it } from 'vitest'
import type { DemoContent } from './demo-schemas.ts'
import { readDemo } from './read-demo.ts'

const HAN = /\p{Script=Han}/u
/** Articles about Chinese texts, which quote them. */
const QUOTING = ['a-cup-before-snow.md', 'commonplace-book.md', 'snow-on-the-lake.md']

const plain = async (markdown: string) => ({ article_html: '', article_text: markdown })
const [chinese, english] = await Promise.all([readDemo(plain), readDemo(plain, 'en')])

const picturesIn = (value: unknown) =>
  JSON.stringify(value).match(/\/art\/demo\/[a-z0-9/-]+\.avif/g) ?? []
const linksIn = (value: unknown) => JSON.stringify(value).match(/\/article\?id=\d+/g) ?? []

const countsOf = ({ articles, comments, talks, board, albums, ...rest }: DemoContent) => ({
  ...Object.fromEntries(Object.entries(rest).map(([part, value]) => [part, Object.keys(value)])),
  articles: articles.map(({ file, tagList }) => [file, tagList.length]),
  comments: Object.entries(comments).map(([file, threads]) => [
    file,
    threads.map(({ replies = [] }) => replies.length),
  ]),
  talks: talks.map(({ key, comments: threads = [] }) => [key, threads.length]),
  board: board.map(({ key, comments: threads = [] }) => [key, threads.length]),
  albums: albums.map(({ photos }) => photos.length),
})

describe('the English demo', () => {
  it('has as much of everything as the Chinese one', () => {
    expect(countsOf(english)).toEqual(countsOf(chinese))
  })

  it('shows the same pictures, in the same places', () => {
    expect(picturesIn(english)).toEqual(picturesIn(chinese))
  })

  it('has taxonomies of the same size', () => {
    const sizes = ({ articles }: DemoContent) =>
      new Set(articles.map(({ category }) => category?.category_name)).size
    expect(sizes(english)).toBe(sizes(chinese))
  })

  it.each(english.articles)('links to articles that exist: $file', ({ article_content }) => {
    for (const link of linksIn(article_content)) {
      expect(Number(link.split('=')[1])).toBeLessThanOrEqual(english.articles.length)
    }
  })

  it('has no Chinese characters, except where it quotes Chinese texts', () => {
    const { articles, notifications, pages, ...rest } = english
    // `message` is what readers of Chinese see.
    const told = notifications.map(({ message: _, ...shown }) => shown)
    expect(JSON.stringify([rest, told, pages])).not.toMatch(HAN)
    const inChinese = articles.filter((article) => HAN.test(JSON.stringify(article)))
    expect(inChinese.map(({ file }) => file).toSorted()).toEqual(QUOTING)
    for (const { article_title, article_description } of articles) {
      expect(article_title + article_description).not.toMatch(HAN)
    }
  })
})
