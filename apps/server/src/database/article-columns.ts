import { ARTICLE_FIELDS, type ArticleDraft, type ArticleFields } from '@lanting/contract'
import type { Selectable } from 'kysely'
import type { Tables } from './tables.ts'

/** Fields of the contract that are not a column of the same name. */
type OtherField = 'category' | 'tagList' | 'publishAtMs'
export type PlainField = Exclude<keyof ArticleFields, OtherField>

const OTHER: readonly string[] = [
  'category',
  'tagList',
  'publishAtMs',
] satisfies readonly OtherField[]
const isPlain = (field: keyof ArticleFields): field is PlainField => !OTHER.includes(field)

type ArticleColumn = PlainField | 'publish_at'
/** Compiles only while the table has a column for every field. */
export type ArticleColumns = Pick<Selectable<Tables['articles']>, ArticleColumn>

/** The columns that the author of an article decides. */
export const ARTICLE_COLUMNS: readonly ArticleColumn[] = [
  ...ARTICLE_FIELDS.filter(isPlain),
  'publish_at',
]

/** Decided about an article, but no part of its text. */
type SettingColumn = 'is_top' | 'order' | 'status' | 'type' | 'publish_at'
const SETTINGS: readonly string[] = [
  'is_top',
  'order',
  'status',
  'type',
  'publish_at',
] satisfies readonly SettingColumn[]

export type TextColumn = Exclude<ArticleColumn, SettingColumn>
/** The columns that a person writes: pinning or hiding an article is not writing. */
export const TEXT_COLUMNS: readonly TextColumn[] = ARTICLE_COLUMNS.filter(
  (column): column is TextColumn => !SETTINGS.includes(column),
)

/** Returns the values of a draft by column. */
export const columnsOf = (article: ArticleDraft): ArticleColumns => {
  const values: Readonly<Record<string, unknown>> = { ...article, publish_at: article.publishAtMs }
  const entries = ARTICLE_COLUMNS.map((column) => [column, values[column] ?? null])
  return Object.fromEntries(entries)
}
