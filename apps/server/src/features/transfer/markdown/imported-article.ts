import {
  ADMIN_LENGTH,
  ARTICLE_COMMENT_RULES,
  ARTICLE_TYPE,
  type ArticleDraft,
  descriptionOf,
  type ImportDetail,
  type ImportNote,
  isSlug,
  isWebAddress,
  LENGTH,
  type PagePlace,
  PINNED,
  TAGS_MAX,
} from '@lanting/contract'
import type { BlogSettings } from './blog-settings.ts'
import { withOurCallouts } from './callout-tags.ts'
import { withoutContainers } from './containers.ts'
import { coverOf } from './cover-of.ts'
import { dateOf } from './dates.ts'
import type { MarkdownFile } from './front-matter.ts'
import { withIncludes } from './includes.ts'
import { withElementsApart } from './kramdown-elements.ts'
import { isOwnExport, oldPathsOf } from './old-paths.ts'
import { pagePlaceOf } from './page-place.ts'
import { nameOf } from './patterns.ts'
import { withoutHtml } from './raw-html.ts'
import { onlyHeading, plainMarkdown } from './shortcodes.ts'
import { isCopied, isJekyll, isPage, isTemplate } from './text-kind.ts'
import { cut, isTrue, memberOf, textOf, textsOf } from './values.ts'
import { visibilityOf } from './visibility.ts'
import { withoutWikiLinks } from './wiki-links.ts'

/** Fields that are set later, from the imported names and pictures. */
type LaterField = 'category' | 'tagList' | 'article_cover' | 'order'

export interface ImportedArticle {
  readonly kind: 'article' | 'page'
  /** Of a page. Only our own export has its position. */
  readonly place: PagePlace
  readonly position?: number
  readonly fields: Omit<ArticleDraft, LaterField>
  readonly category: string
  readonly tags: readonly string[]
  /** The address in the file, perhaps of a picture in the archive. */
  readonly cover: string
  readonly createdAt: number
  readonly updatedAt: number
  readonly oldPaths: readonly string[]
  readonly notes: readonly ImportNote[]
  readonly details: readonly ImportDetail[]
}

export interface Circumstances {
  readonly timeZone: string
  readonly now: number
  /** The default for articles without a category. */
  readonly category: string
  /** The settings of the other blog. */
  readonly blog?: BlogSettings
  /** Whether the program of the blog publishes the file. */
  readonly isPublished?: boolean
  /** When the file was changed last, for texts without a date. */
  readonly changedAt?: number
  /** Whether the encoding of the file was guessed. */
  readonly isGuessed?: boolean
}

/** A zip without times has the beginning of its calendar. */
const FIRST_TIME = Date.UTC(1981, 0)

const timeOfFile = ({ changedAt = 0, now }: Circumstances) =>
  changedAt > FIRST_TIME && changedAt <= now ? changedAt : undefined

const dateOfName = (path: string) => /(?:^|\/)(\d{4}-\d{1,2}-\d{1,2})-[^/]+$/.exec(path)?.[1]

const TYPES: ReadonlyMap<string, ArticleDraft['type']> = new Map(Object.entries(ARTICLE_TYPE))

const originOf = (data: MarkdownFile['data']) => {
  const origin_url = textOf(memberOf(data, 'origin'))
  const type = TYPES.get(textOf(memberOf(data, 'type')))
  const isTaken = type !== undefined && type !== ARTICLE_TYPE.original && origin_url !== ''
  if (!isTaken || origin_url.length > LENGTH.originUrl || !isWebAddress(origin_url)) {
    return { type: ARTICLE_TYPE.original, origin_url: null }
  }
  return { type, origin_url }
}

/** The fields that only our own export names. A file of another program leaves them alone. */
const ownFieldsOf = (
  data: MarkdownFile['data'],
  { timeZone, kind }: { readonly timeZone: string; readonly kind: 'article' | 'page' },
) => {
  const slug = textOf(memberOf(data, 'slug'))
  const canonical_url = textOf(memberOf(data, 'canonical'))
  const rule = textOf(memberOf(data, 'comments'))
  // An export names the rule where it is another one than this.
  const commentsOf = { article: 'default', page: 'closed' } as const
  return {
    slug: isSlug(slug) ? slug : null,
    datedAtMs: dateOf(memberOf(data, 'dated'), timeZone) ?? null,
    meta_title: cut(textOf(memberOf(data, 'meta_title')), LENGTH.articleTitle),
    meta_description: cut(textOf(memberOf(data, 'meta_description')), ADMIN_LENGTH.metaDescription),
    canonical_url: isWebAddress(canonical_url) ? canonical_url : null,
    comment_rule: ARTICLE_COMMENT_RULES.find((name) => name === rule) ?? commentsOf[kind],
    notes: cut(textOf(memberOf(data, 'notes')), ADMIN_LENGTH.notes),
  }
}

const isPinned = (data: MarkdownFile['data']) => {
  const value = memberOf(data, 'top', 'sticky', 'pinned')
  return isTrue(value) || (typeof value === 'number' && value > 0)
}

/** In Jekyll only the names of a list have blanks between them. */
const namesOf = (data: MarkdownFile['data'], [many, one]: [string, string], blanks: boolean) => [
  ...new Set([...textsOf(memberOf(data, many), { blanks }), ...textsOf(memberOf(data, one))]),
]

/** The first category is the article's; the others become tags, because an article has one only. */
const taxonomyOf = (path: string, data: MarkdownFile['data'], notes: ImportNote[]) => {
  const blanks = isJekyll(path)
  const [first, ...others] = namesOf(data, ['categories', 'category'], blanks)
  const named = namesOf(data, ['tags', 'tag'], blanks)
  const series = namesOf(data, ['series', 'serie'], false)
  const tags = new Set([...named, ...others, ...series].map((tag) => cut(tag, LENGTH.tagName)))
  if (others.length > 0) notes.push('categoriesAsTags')
  if (series.length > 0) notes.push('seriesAsTags')
  if (tags.size > TAGS_MAX) notes.push('tagsLeftOut')
  return { first, tags: [...tags].slice(0, TAGS_MAX) }
}

/** The words of the owner, or the beginning of too many. */
const descriptionIn = (data: MarkdownFile['data']) => {
  const words = textOf(memberOf(data, 'description', 'summary', 'excerpt', 'subtitle'))
  return words.length > LENGTH.articleDescription ? descriptionOf(words) : words
}

interface Kind {
  readonly blog: BlogSettings
  readonly isPublic: boolean
}

const kindOf = (
  path: string,
  data: MarkdownFile['data'],
  { blog, isPublic }: Kind,
  notes: ImportNote[],
) => {
  if (!isPage(path, data, blog)) return 'article'
  // Everybody can read a page.
  const isHidden = !isPublic
  if (isHidden) notes.push('pageAsArticle')
  else if (memberOf(data, 'place') === undefined) notes.push('pageUnlinked')
  return isHidden ? 'article' : 'page'
}

/** Whether we have written the file: its text is as our renderer reads it. */
const isOwn = (path: string, data: MarkdownFile['data']) =>
  isOwnExport(path) && memberOf(data, 'status', 'place') !== undefined

/** Without the empty lines at its beginning. Blanks in front of its first word may mark code. */
const withoutBlankLines = (text: string) => text.replace(/^(?:[^\S\n]*\n)+/, '')

/** The text without the tags of other programs and without HTML. */
const textFrom = (content: string, { includes }: BlogSettings, notes: ImportNote[]) => {
  const { text: plain, left: tags } = plainMarkdown(withIncludes(content, includes))
  const { text: named, left: containers } = withoutContainers(plain)
  const shortcodes = [...tags, ...containers]
  const linked = withoutWikiLinks(withOurCallouts(named))
  const { text, notes: changes, details: elements } = withoutHtml(linked)
  if (shortcodes.length > 0) notes.push('shortcodesLeft')
  notes.push(...changes)
  const details: ImportDetail[] = [
    ...shortcodes.map((name) => ({ note: 'shortcodesLeft' as const, name })),
    ...elements,
  ]
  return { text: withoutBlankLines(text), details }
}

/** The heading that becomes the title is not repeated in the text. */
const withoutFirstHeading = (content: string) => content.replace(/^\s*#[ \t][^\n]*(?:\n|$)/, '')

/** Converts a file to an article. Returns a note if this is not possible. */
export const importedArticle = (
  path: string,
  { data, content }: MarkdownFile,
  circumstances: Circumstances,
): ImportedArticle | ImportNote => {
  const { timeZone, now, category: defaultCategory, blog = {} } = circumstances
  const notes: ImportNote[] = circumstances.isGuessed ? ['encodingGuessed'] : []
  const named = textOf(memberOf(data, 'title'))
  const heading = named ? '' : onlyHeading(content)
  const title = named || heading || nameOf(path) || 'index'
  if (named === '') notes.push('noTitle')
  const plain = heading ? withoutFirstHeading(content) : content
  const isKramdown = blog.isJekyll === true || isJekyll(path)
  const { text, details } = isOwn(path, data)
    ? { text: content, details: [] }
    : textFrom(isKramdown ? withElementsApart(plain) : plain, blog, notes)
  if (text.trim() === '') return 'noText'
  if (isTemplate(path, data, { content, blog })) return 'template'
  if (text.length > LENGTH.articleContent) return 'tooLarge'
  const article_title = cut(title, LENGTH.articleTitle)
  if (article_title !== title) notes.push('titleCut')
  const { first, tags } = taxonomyOf(path, data, notes)
  const category = cut(first ?? defaultCategory, LENGTH.categoryName)

  const updated = dateOf(
    memberOf(data, 'updated', 'lastmod', 'modified', 'last_modified_at'),
    timeZone,
  )
  const dated =
    dateOf(memberOf(data, 'date', 'created', 'pubDate', 'publishDate', 'published'), timeZone) ??
    dateOf(dateOfName(path), timeZone) ??
    updated
  const fileTime = timeOfFile(circumstances)
  const createdAt = dated ?? fileTime ?? now
  const isPublished = (circumstances.isPublished ?? true) && !isCopied(path, data, blog)
  const around = { timeZone, now, createdAt, isPublished, lockedTags: blog.lockedTags }
  const visibility = visibilityOf(path, { data, content }, around)
  notes.push(...visibility.notes)
  const kind = kindOf(path, data, { blog, isPublic: visibility.isPublic }, notes)
  if (dated === undefined && kind === 'article') notes.push(fileTime ? 'noDate' : 'datedToday')
  const old = oldPathsOf({ path, data, createdAt, timeZone, kind }, blog)
  if (old.unknown) notes.push('oldPathUnknown')
  return {
    kind,
    ...pagePlaceOf(data, isOwn(path, data)),
    fields: {
      article_title,
      article_content: text,
      article_description: descriptionIn(data),
      is_top: isPinned(data) ? PINNED.yes : PINNED.no,
      status: visibility.status,
      ...originOf(data),
      ...(isOwn(path, data) && ownFieldsOf(data, { timeZone, kind })),
      publishAtMs: visibility.publishAtMs,
    },
    category,
    tags,
    cover: coverOf(data),
    createdAt: Math.min(createdAt, now),
    updatedAt: Math.min(updated ?? createdAt, now),
    oldPaths: old.paths,
    notes,
    details: old.unknown ? [...details, { note: 'oldPathUnknown', name: old.unknown }] : details,
  }
}
