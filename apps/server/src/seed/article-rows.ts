import { ARTICLE_STATUS, ARTICLE_TYPE, PINNED } from '@lanting/contract'
import type { WrittenColumns } from '../database/article-columns.ts'
import type { ComposedArticle } from './compose-article.ts'
import { chance, intBelow, intBetween, pick, type Random } from './random.ts'
import { timestampAfter, timestampOf } from './timestamps.ts'

const MOST_PINNED = 5
const HIDDEN_SHARE = 0.06
const CHANGED_SHARE = 0.2
const BORROWED_SHARE = 0.1
const FEWEST_VIEWS = 12
const MOST_VIEWS = 40_000
const READING_SECONDS = { least: 20, most: 180 }

/** The facts about an article that other rows need before it is written. */
export interface PlannedArticle {
  readonly id: number
  readonly index: number
  readonly created_at: number
  readonly status: number
  readonly is_top: number
  readonly order: number | null
}

const pinnedIndexes = (random: Random, count: number) => {
  const wanted = Math.min(MOST_PINNED, Math.ceil(count / 40))
  return Array.from({ length: wanted }, () => intBelow(random, count))
}

export const planArticles = (random: Random, count: number, firstId: number): PlannedArticle[] => {
  const pinned = pinnedIndexes(random, count)
  return Array.from({ length: count }, (_, index) => {
    const place = pinned.indexOf(index)
    const isPinned = place >= 0
    const isHidden = chance(random, HIDDEN_SHARE) && !isPinned
    return {
      id: firstId + index,
      index,
      created_at: timestampOf(random, index, count),
      status: isHidden
        ? pick(random, [ARTICLE_STATUS.private, ARTICLE_STATUS.draft])
        : ARTICLE_STATUS.public,
      is_top: isPinned ? PINNED.yes : PINNED.no,
      order: isPinned ? place + 1 : null,
    }
  })
}

/** Few articles have many views, many have few. */
const randomViews = (random: Random) =>
  Math.floor(FEWEST_VIEWS / (random() + FEWEST_VIEWS / MOST_VIEWS))

const randomOrigin = (random: Random, id: number) => {
  if (!chance(random, BORROWED_SHARE)) return { type: ARTICLE_TYPE.original, origin_url: null }
  const type = pick(random, [ARTICLE_TYPE.repost, ARTICLE_TYPE.translation])
  return { type, origin_url: `https://example.com/articles/${id}` }
}

interface Needs {
  readonly title: string
  readonly authorId: number
  readonly categoryId: number
  readonly likes: number
  readonly pictures: readonly string[]
}

export const articleRow = (
  random: Random,
  { index: _, ...planned }: PlannedArticle,
  composed: ComposedArticle,
  { title, authorId, categoryId, likes, pictures }: Needs,
) => {
  const views = randomViews(random)
  const seconds = intBetween(random, READING_SECONDS.least, READING_SECONDS.most)
  return {
    ...planned,
    article_title: title,
    author_id: authorId,
    category_id: categoryId,
    article_description: composed.description,
    article_content: composed.markdown,
    article_html: composed.html,
    article_cover: pick(random, pictures),
    ...randomOrigin(random, planned.id),
    view_times: Math.max(views, likes),
    thumbs_up_times: likes,
    reading_duration: views * seconds * 1_000,
    updated_at: chance(random, CHANGED_SHARE)
      ? timestampAfter(random, planned.created_at)
      : planned.created_at,
  } satisfies Omit<WrittenColumns, 'publish_at'> & Record<string, unknown>
}

export type ArticleRow = ReturnType<typeof articleRow>

export const tagRows = (
  { id, status, created_at }: Pick<ArticleRow, 'id' | 'status' | 'created_at'>,
  tagIds: readonly number[],
) =>
  tagIds.toSorted((a, b) => a - b).map((tag_id) => ({ article_id: id, tag_id, status, created_at }))

export type TagRow = ReturnType<typeof tagRows>[number]
