import { randomUUID } from 'node:crypto'
import { ownerToken, send } from './site.ts'

interface Written {
  /** Unique by default, because no two articles have one title. */
  readonly title?: string
  readonly content?: string
  readonly description?: string
  readonly cover?: string
  readonly category?: string
  readonly tags?: readonly string[]
  readonly slug?: string
}

/** A text of every kind of block. */
export const EVERY_BLOCK = `${[
  '## Title',
  'A *text* with `code`, 兰亭。',
  '- one\n- two\n\n  inside',
  '```js\nconst a = 1\n\nconst b = 2\n```',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  '::: details More\n\nfolded\n\n:::',
  '> [!TIP]\n> a tip',
  'Inline $a^2$ and\na second line.',
].join('\n\n')}\n\n`

/** The body of an article that is published at once. */
export const articleOf = ({
  title = `Title ${randomUUID()}`,
  content = 'Text.',
  description = '',
  cover = '',
  category = 'reading',
  tags = ['reading'],
  slug,
}: Written) => ({
  ...{ article_title: title, article_content: content, article_description: description },
  ...{ article_cover: cover, is_top: 2, status: 1, type: 1, ...(slug && { slug }) },
  category: { category_name: category },
  tagList: tags.map((tag_name) => ({ tag_name })),
})

/** Publishes an article through the API, and returns its path. */
export const publishArticle = async (url: string, written: Written): Promise<string> => {
  const body = { article: articleOf(written) }
  const saved = await send(`${url}/api/article/add`, 'POST', await ownerToken(url), body)
  return `/article?id=${(saved as { article: { id: number } }).article.id}`
}

/** Returns the id in the path of an article. */
export const articleIdIn = (path: string): number => Number(/\bid=(\d+)/.exec(path)?.[1])

/** Changes a published article. */
export const rewriteArticle = async (
  url: string,
  path: string,
  written: Written,
): Promise<void> => {
  const article = { id: articleIdIn(path), ...articleOf(written) }
  const body = { article, revision: 1 }
  await send(`${url}/api/article/update`, 'PUT', await ownerToken(url), body)
}
