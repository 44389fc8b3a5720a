import {
  ARTICLE_FIELDS,
  type ArticleFields,
  EMPTY_ARTICLE,
  type SentFields,
  uploadsIn,
} from '@lanting/contract'
import {
  ARTICLE_COLUMNS,
  type ArticleColumns,
  type PlainField,
} from '../../database/article-columns.ts'

/** An article's row with the name of its category. */
interface SavedArticle extends ArticleColumns {
  readonly category_id: number
  readonly categoryName: string | null
}

interface SavedTag {
  readonly tag_id: number
  readonly tag_name: string
}

/** Returns the fields of a saved article. */
export const fieldsOf = (article: SavedArticle, tags: readonly SavedTag[]): ArticleFields => {
  const values = Object.fromEntries(ARTICLE_COLUMNS.map((column) => [column, article[column]]))
  const { publish_at, dated_at, ...plain } = values as ArticleColumns
  return {
    ...(plain as Pick<ArticleFields, PlainField>),
    publishAtMs: publish_at,
    datedAtMs: dated_at,
    category: { id: article.category_id, category_name: article.categoryName ?? '' },
    tagList: tags.map(({ tag_id, tag_name }) => ({ id: tag_id, tag_name })),
  }
}

/** Serializes the fields in a fixed order, so that equal fields give equal texts. */
export const writtenFields = (fields: SentFields): string => {
  const { category, tagList } = fields
  const ordered: ArticleFields = {
    ...EMPTY_ARTICLE,
    ...fields,
    category: category && { id: category.id, category_name: category.category_name },
    tagList: tagList.map(({ id, tag_name }) => ({ id, tag_name })),
  }
  return JSON.stringify(Object.fromEntries(ARTICLE_FIELDS.map((name) => [name, ordered[name]])))
}

export const readFields = (written: string): ArticleFields => ({
  ...EMPTY_ARTICLE,
  ...JSON.parse(written),
})

/** Returns the own pictures and files in the cover and the text of an article. */
export const shownPictures = (article: {
  readonly article_content: string
  readonly article_cover: string
}): string[] => uploadsIn(`${article.article_cover} ${article.article_content}`)

const FIELDS_CHANGED_OUTSIDE = [
  'category',
  'tagList',
  'is_top',
  'order',
  'status',
  'publishAtMs',
  'comment_rule',
] as const

/** Takes fields that can change outside of the editor from the article, unless the author changed them. */
export const followArticle = (
  typed: ArticleFields,
  saved: ArticleFields,
  now: ArticleFields,
): ArticleFields => {
  const isUntouched = (name: (typeof FIELDS_CHANGED_OUTSIDE)[number]) =>
    JSON.stringify(typed[name]) === JSON.stringify(saved[name])
  const followed = FIELDS_CHANGED_OUTSIDE.filter(isUntouched).map((name) => [name, now[name]])
  return { ...typed, ...Object.fromEntries(followed) }
}
