import { ARTICLE_STATUS, type ImportNote } from '@lanting/contract'
import type { MarkdownFile } from './front-matter.ts'
import { dateOf, isFalse, isTrue, memberOf, textOf } from './values.ts'

type Data = MarkdownFile['data']

const STATUS: Record<string, 1 | 2 | 3> = {
  public: ARTICLE_STATUS.public,
  private: ARTICLE_STATUS.private,
  draft: ARTICLE_STATUS.draft,
}

interface Around {
  readonly timeZone: string
  readonly now: number
  readonly createdAt: number
  /** Whether the program of the blog publishes files with this path. */
  readonly isPublished: boolean
}

const isNever = (value: unknown) => isFalse(value) || textOf(value).toLowerCase() === 'never'

/** A member of Hugo's `build`. */
const buildOf = (data: Data, name: string) => {
  const build = memberOf(data, 'build', '_build')
  const isGroup = typeof build === 'object' && build !== null && !Array.isArray(build)
  return isGroup ? memberOf(build as Data, name) : undefined
}

const isDraft = (path: string, data: Data) =>
  isTrue(memberOf(data, 'draft')) ||
  isFalse(memberOf(data, 'published')) ||
  /(?:^|\/)_?drafts\//i.test(path)

const isUnpublished = (data: Data, { timeZone, now, isPublished }: Around) => {
  const expiry = dateOf(memberOf(data, 'expiryDate', 'unpublishDate'), timeZone)
  const isExpired = expiry !== undefined && expiry <= now
  return (
    !isPublished ||
    isExpired ||
    isTrue(memberOf(data, 'headless')) ||
    isNever(buildOf(data, 'render'))
  )
}

const isHidden = (data: Data) =>
  isTrue(memberOf(data, 'hidden', 'unlisted')) ||
  isTrue(memberOf(data, 'private')) ||
  isFalse(memberOf(data, 'visible')) ||
  isNever(buildOf(data, 'list'))

const statusOf = (path: string, data: Data, around: Around): [1 | 2 | 3, ImportNote?] => {
  if (isDraft(path, data)) return [ARTICLE_STATUS.draft]
  if (isUnpublished(data, around)) return [ARTICLE_STATUS.draft, 'notPublished']
  if (textOf(memberOf(data, 'password')) !== '') return [ARTICLE_STATUS.private, 'passwordPrivate']
  if (isHidden(data)) return [ARTICLE_STATUS.private, 'hiddenPrivate']
  return [STATUS[textOf(memberOf(data, 'status'))] ?? ARTICLE_STATUS.public]
}

/** Who may read a text, and from when. Nothing becomes public by moving. */
export const visibilityOf = (path: string, data: Data, around: Around) => {
  const { timeZone, now, createdAt } = around
  const [status, note] = statusOf(path, data, around)
  const appears = dateOf(memberOf(data, 'publishDate'), timeZone) ?? createdAt
  const isFuture = status === ARTICLE_STATUS.public && appears > now
  const planned = status === ARTICLE_STATUS.draft && dateOf(memberOf(data, 'publish'), timeZone)
  return {
    status: isFuture ? ARTICLE_STATUS.draft : status,
    publishAtMs: isFuture ? appears : planned || null,
    /** A page that appears later is a page. */
    isPublic: status === ARTICLE_STATUS.public,
    notes: note ? [note] : [],
  }
}
