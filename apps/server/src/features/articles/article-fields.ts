import { type ArticleFields, picturesIn } from '@lanting/contract'

/** An article's row with the names of what it belongs to. */
export interface SavedArticle {
  readonly article_title: string
  readonly category_id: number
  readonly categoryName: string | null
  readonly article_content: string
  readonly article_description: string
  readonly article_cover: string
  readonly is_top: number
  readonly order: number | null
  readonly status: number
  readonly type: number
  readonly publish_at: number | null
  readonly origin_url: string | null
}

interface SavedTag {
  readonly tag_id: number
  readonly tag_name: string
}

/** What an article would look like in its manuscript. */
export const fieldsOf = (article: SavedArticle, tags: readonly SavedTag[]): ArticleFields => ({
  article_title: article.article_title,
  category: { id: article.category_id, category_name: article.categoryName ?? '' },
  tagList: tags.map(({ tag_id, tag_name }) => ({ id: tag_id, tag_name })),
  article_content: article.article_content,
  article_description: article.article_description,
  article_cover: article.article_cover,
  is_top: article.is_top as 1 | 2,
  order: article.order,
  status: article.status as 1 | 2 | 3,
  type: article.type as 1 | 2 | 3,
  publishAtMs: article.publish_at,
  origin_url: article.origin_url,
})

/** In one order of members, so that the same fields are the same text. */
export const writtenFields = (fields: ArticleFields): string =>
  JSON.stringify({
    article_title: fields.article_title,
    category: fields.category && {
      id: fields.category.id,
      category_name: fields.category.category_name,
    },
    tagList: fields.tagList.map(({ id, tag_name }) => ({ id, tag_name })),
    article_content: fields.article_content,
    article_description: fields.article_description,
    article_cover: fields.article_cover,
    is_top: fields.is_top,
    order: fields.order,
    status: fields.status,
    type: fields.type,
    publishAtMs: fields.publishAtMs,
    origin_url: fields.origin_url,
  } satisfies ArticleFields)

export const readFields = (written: string): ArticleFields => JSON.parse(written)

/** Every picture of ours that an article shows. */
export const shownPictures = (article: {
  readonly article_content: string
  readonly article_cover: string
}): string[] => picturesIn(`${article.article_cover} ${article.article_content}`)

const DECIDED_ELSEWHERE = [
  'category',
  'tagList',
  'is_top',
  'order',
  'status',
  'publishAtMs',
] as const

/** What may be decided elsewhere than in the editor is as it is now, unless the writer changed it. */
export const followArticle = (
  typed: ArticleFields,
  saved: ArticleFields,
  now: ArticleFields,
): ArticleFields => {
  const isUntouched = (name: (typeof DECIDED_ELSEWHERE)[number]) =>
    JSON.stringify(typed[name]) === JSON.stringify(saved[name])
  const followed = DECIDED_ELSEWHERE.filter(isUntouched).map((name) => [name, now[name]])
  return { ...typed, ...Object.fromEntries(followed) }
}
