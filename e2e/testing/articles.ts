import { call, loginAsOwner } from './site.ts'

interface Written {
  readonly title?: string
  readonly content?: string
}

/** Publishes an article through the API, and returns its path. */
export const publishArticle = async (
  url: string,
  { title = 'Title', content = 'Text.' }: Written,
): Promise<string> => {
  const article = {
    ...{ article_title: title, article_content: content },
    ...{ article_description: '', article_cover: '', is_top: 2, status: 1, type: 1 },
    ...{ category: { category_name: 'reading' }, tagList: [{ tag_name: 'reading' }] },
  }
  const token = await loginAsOwner(url)
  const { result, message } = await call(`${url}/api/article/add`, { token, body: { article } })
  const saved = (result as { article: { id: number } } | null)?.article
  if (!saved) throw new Error(`the article was not saved: ${message}`)
  return `/article?id=${saved.id}`
}
