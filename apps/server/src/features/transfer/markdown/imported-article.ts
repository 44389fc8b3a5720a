import {
  ARTICLE_STATUS,
  ARTICLE_TYPE,
  type ArticleFields,
  type ImportNote,
  LENGTH,
  PINNED,
  TAGS_PER_ARTICLE,
} from '@lanting/contract'
import { isWebAddress } from '../../../http/web-address.ts'
import type { MarkdownFile } from './front-matter.ts'
import { nameOf, oldPathsOf } from './old-paths.ts'
import { firstHeading, plainMarkdown } from './shortcodes.ts'
import { cut, dateOf, memberOf, textOf, textsOf } from './values.ts'

/** Fields that are set later, from the imported names and pictures. */
type LaterField = 'category' | 'tagList' | 'article_cover' | 'order'

export interface ImportedArticle {
  readonly fields: Omit<ArticleFields, LaterField>
  readonly category: string
  readonly tags: readonly string[]
  /** The address in the file, perhaps of a picture in the archive. */
  readonly cover: string
  readonly createdAt: number
  readonly updatedAt: number
  readonly oldPaths: readonly string[]
  readonly notes: readonly ImportNote[]
}

export interface Circumstances {
  readonly timeZone: string
  readonly now: number
  /** The default for articles without a category. */
  readonly category: string
  readonly permalink?: string
}

const NOT_ARTICLES =
  /(?:^|\/)(?:themes|scaffolds|archetypes|layouts|node_modules)\/|(?:^|\/)_index\.md$|^readme\.md$/i

/** Returns true for texts that are articles. Hexo stores pages outside of its posts. */
export const isArticleFile = (path: string): boolean =>
  /\.(?:md|markdown)$/i.test(path) &&
  !NOT_ARTICLES.test(path) &&
  !/(?:^|\/)source\/(?!_posts\/|_drafts\/)/.test(path)

const dateOfName = (path: string) => /(?:^|\/)(\d{4}-\d{1,2}-\d{1,2})-[^/]+$/.exec(path)?.[1]

const COVERS = [
  'cover',
  'thumbnail',
  'image',
  'banner',
  'featured_image',
  'featuredImage',
  'top_img',
]

const coverOf = (data: MarkdownFile['data']): string => {
  const value = memberOf(data, ...COVERS)
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isGroup
    ? textOf(memberOf(value as Record<string, unknown>, 'image', 'src', 'url'))
    : textOf(value)
}

const STATUS: Record<string, 1 | 2 | 3> = {
  public: ARTICLE_STATUS.public,
  private: ARTICLE_STATUS.private,
  draft: ARTICLE_STATUS.draft,
}

const statusOf = (path: string, data: MarkdownFile['data']): 1 | 2 | 3 => {
  const isDraft = data.draft === true || data.published === false || /(?:^|\/)_drafts\//.test(path)
  if (isDraft) return ARTICLE_STATUS.draft
  return STATUS[textOf(memberOf(data, 'status'))] ?? ARTICLE_STATUS.public
}

const originOf = (data: MarkdownFile['data']) => {
  const origin_url = textOf(memberOf(data, 'origin'))
  const type = ARTICLE_TYPE[textOf(memberOf(data, 'type')) as keyof typeof ARTICLE_TYPE]
  const isTaken = type !== undefined && type !== ARTICLE_TYPE.original && origin_url !== ''
  if (!isTaken || origin_url.length > LENGTH.originUrl || !isWebAddress(origin_url)) {
    return { type: ARTICLE_TYPE.original, origin_url: null }
  }
  return { type, origin_url }
}

const isPinned = (data: MarkdownFile['data']) => {
  const value = memberOf(data, 'top', 'sticky', 'pinned')
  return value === true || (typeof value === 'number' && value > 0)
}

/** Converts a file to an article. Returns a note if this is not possible. */
export const importedArticle = (
  path: string,
  { data, content }: MarkdownFile,
  { timeZone, now, category: defaultCategory, permalink }: Circumstances,
): ImportedArticle | ImportNote => {
  const notes: ImportNote[] = []
  const title = textOf(memberOf(data, 'title')) || firstHeading(content) || nameOf(path)
  const text = plainMarkdown(content)
  if (title === '' || text.trim() === '') return title === '' ? 'noTitle' : 'unreadable'
  if (text.length > LENGTH.articleContent) return 'tooLarge'
  const article_title = cut(title, LENGTH.articleTitle)
  if (article_title !== title) notes.push('titleCut')
  const allTags = textsOf(memberOf(data, 'tags', 'tag')).map((tag) => cut(tag, LENGTH.tagName))
  if (allTags.length > TAGS_PER_ARTICLE) notes.push('tagsLeftOut')
  const [named] = textsOf(memberOf(data, 'categories', 'category'))
  const category = cut(named ?? defaultCategory, LENGTH.categoryName)

  const createdAt =
    dateOf(memberOf(data, 'date', 'created', 'pubDate'), timeZone) ??
    dateOf(dateOfName(path), timeZone) ??
    now
  const status = statusOf(path, data)
  const isFuture = status === ARTICLE_STATUS.public && createdAt > now
  const planned = dateOf(memberOf(data, 'publish'), timeZone)
  return {
    fields: {
      article_title,
      article_content: text,
      article_description: cut(
        textOf(memberOf(data, 'description', 'summary', 'excerpt', 'subtitle')),
        LENGTH.articleDescription,
      ),
      is_top: isPinned(data) ? PINNED.yes : PINNED.no,
      status: isFuture ? ARTICLE_STATUS.draft : status,
      ...originOf(data),
      publishAtMs: isFuture
        ? createdAt
        : status === ARTICLE_STATUS.draft
          ? (planned ?? null)
          : null,
    },
    category,
    tags: [...new Set(allTags)].slice(0, TAGS_PER_ARTICLE),
    cover: coverOf(data),
    createdAt: Math.min(createdAt, now),
    updatedAt: Math.min(
      dateOf(memberOf(data, 'updated', 'lastmod', 'modified'), timeZone) ?? createdAt,
      now,
    ),
    oldPaths: oldPathsOf({ path, data, createdAt, category, timeZone }, permalink),
    notes,
  }
}
