import { ARTICLE_FIELDS, type ArticleFields, EMPTY_ARTICLE, picturesIn } from '@lanting/contract'
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
  const { publish_at, ...plain } = values as ArticleColumns
  return {
    ...(plain as Pick<ArticleFields, PlainField>),
    publishAtMs: publish_at,
    category: { id: article.category_id, category_name: article.categoryName ?? '' },
    tagList: tags.map(({ tag_id, tag_name }) => ({ id: tag_id, tag_name })),
  }
}

/** Writes the members in one order: equal fields give equal texts. */
export const writtenFields = (fields: ArticleFields): string => {
  const { category, tagList } = fields
  const ordered: ArticleFields = {
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
