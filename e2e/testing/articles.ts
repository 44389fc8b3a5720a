import { randomUUID } from 'node:crypto'
import { call, loginAsOwner } from './site.ts'

interface Written {
  /** Unique by default, because no two articles have one title. */
  readonly title?: string
  readonly content?: string
  readonly description?: string
  readonly cover?: string
  readonly category?: string
  readonly tags?: readonly string[]
}

const articleOf = ({
  title = `Title ${randomUUID()}`,
  content = 'Text.',
  description = '',
  cover = '',
  category = 'reading',
  tags = ['reading'],
}: Written) => ({
  ...{ article_title: title, article_content: content, article_description: description },
  ...{ article_cover: cover, is_top: 2, status: 1, type: 1 },
  category: { category_name: category },
  tagList: tags.map((tag_name) => ({ tag_name })),
})

/** One session for all articles of a site. */
const tokens = new Map<string, Promise<string>>()

const tokenFor = (url: string) => {
  const token = tokens.get(url) ?? loginAsOwner(url)
  tokens.set(url, token)
  return token
}

/** Publishes an article through the API, and returns its path. */
export const publishArticle = async (url: string, written: Written): Promise<string> => {
  const token = await tokenFor(url)
  const body = { article: articleOf(written) }
  const { result, message } = await call(`${url}/api/article/add`, { token, body })
  const saved = (result as { article: { id: number } } | null)?.article
  if (!saved) throw new Error(`the article was not saved: ${message}`)
  return `/article?id=${saved.id}`
}

/** Returns the id in the path of an article. */
export const articleIdIn = (path: string): number => Number(/\bid=(\d+)/.exec(path)?.[1])

/** Changes a published article. */
export const rewriteArticle = async (
  url: string,
  path: string,
  written: Written,
): Promise<void> => {
  const id = articleIdIn(path)
  const response = await fetch(`${url}/api/article/update`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: await tokenFor(url) },
    body: JSON.stringify({ article: { id, ...articleOf(written) }, revision: 1 }),
  })
  if (!response.ok) throw new Error(`the article was not saved: ${await response.text()}`)
}
