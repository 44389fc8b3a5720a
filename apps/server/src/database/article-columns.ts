import { ARTICLE_FIELDS, type ArticleDraft, type ArticleFields } from '@lanting/contract'
import type { Selectable } from 'kysely'
import type { Tables } from './tables.ts'

/** Fields of the contract that are not a column of the same name. */
type OtherField = 'category' | 'tagList' | 'publishAtMs' | 'datedAtMs'
export type PlainField = Exclude<keyof ArticleFields, OtherField>

const OTHER: readonly string[] = [
  'category',
  'tagList',
  'publishAtMs',
  'datedAtMs',
] satisfies readonly OtherField[]
const isPlain = (field: keyof ArticleFields): field is PlainField => !OTHER.includes(field)

type ArticleColumn = PlainField | 'publish_at' | 'dated_at'
/** Compiles only while the table has a column for every field. */
export type ArticleColumns = Pick<Selectable<Tables['articles']>, ArticleColumn>

/** The columns that the author of an article decides. */
export const ARTICLE_COLUMNS: readonly ArticleColumn[] = [
  ...ARTICLE_FIELDS.filter(isPlain),
  'publish_at',
  'dated_at',
]

/** Decided about an article, but no part of its text. */
type SettingColumn =
  | 'is_top'
  | 'order'
  | 'status'
  | 'type'
  | 'publish_at'
  | 'dated_at'
  | 'slug'
  | 'comment_rule'
const SETTINGS: readonly string[] = [
  'is_top',
  'order',
  'status',
  'type',
  'publish_at',
  'dated_at',
  'slug',
  'comment_rule',
] satisfies readonly SettingColumn[]

export type TextColumn = Exclude<ArticleColumn, SettingColumn>
/** The columns that a person writes: pinning or hiding an article is not writing. */
export const TEXT_COLUMNS: readonly TextColumn[] = ARTICLE_COLUMNS.filter(
  (column): column is TextColumn => !SETTINGS.includes(column),
)

/** Columns that a save leaves alone if the draft does not name them. */
const KEPT = [
  'slug',
  'dated_at',
  'meta_title',
  'meta_description',
  'canonical_url',
  'comment_rule',
  'notes',
] as const satisfies readonly ArticleColumn[]
type KeptColumn = (typeof KEPT)[number]
export type WrittenColumns = Omit<ArticleColumns, KeptColumn> &
  Partial<Pick<ArticleColumns, KeptColumn>>

const isKept = (column: ArticleColumn) => KEPT.some((kept) => kept === column)

/** Returns the values of a draft by column. */
export const columnsOf = (article: ArticleDraft): WrittenColumns => {
  const { slug, canonical_url } = article
  const values: Readonly<Record<string, unknown>> = {
    ...article,
    publish_at: article.publishAtMs,
    dated_at: article.datedAtMs,
    // An empty field of a form is none.
    slug: slug === '' ? null : slug,
    canonical_url: canonical_url === '' ? null : canonical_url,
  }
  const entries = ARTICLE_COLUMNS.filter(
    (column) => values[column] !== undefined || !isKept(column),
  ).map((column) => [column, values[column] ?? null])
  return Object.fromEntries(entries)
}
