import { ARTICLE_STATUS, type ImportNote } from '@lanting/contract'
import { createCodeTest } from './code-places.ts'
import { dateOf } from './dates.ts'
import type { MarkdownFile } from './front-matter.ts'
import { isOwnExport } from './old-paths.ts'
import { isFalse, isTrue, memberOf, textOf, textsOf } from './values.ts'

type Data = MarkdownFile['data']

interface Around {
  readonly timeZone: string
  readonly now: number
  readonly createdAt: number
  /** Whether the program of the blog publishes files with this path. */
  readonly isPublished: boolean
  /** Tags whose articles have a password. */
  readonly lockedTags?: readonly string[]
}

const groupOf = (value: unknown): Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Data) : {}

/** The members of a text, and the ones that its theme reads. */
const groupsOf = (data: Data): readonly Data[] => [
  data,
  groupOf(memberOf(data, 'params')),
  groupOf(memberOf(data, 'extra')),
]

const some = (
  groups: readonly Data[],
  names: readonly string[],
  test: (value: unknown) => boolean,
) => groups.some((group) => names.some((name) => test(memberOf(group, name))))

const isNever = (value: unknown) => isFalse(value) || textOf(value).toLowerCase() === 'never'

/** A member of Hugo's `build`. */
const buildOf = (data: Data, name: string) =>
  memberOf(groupOf(memberOf(data, 'build', '_build')), name)

const oneOf =
  (...words: string[]) =>
  (value: unknown) =>
    words.includes(textOf(value).toLowerCase())

/** Members that say in a word who may read a text. */
const STATES = ['status', 'state', 'visibility', 'access', 'post_status', 'visible']
const isDraftState = oneOf('draft', 'pending', 'waiting', 'future', 'trash', 'unpublished')
const isHiddenState = oneOf(
  ...['private', 'hidden', 'unlisted', 'internal', 'protected', 'password', 'secret'],
  ...['members', 'members-only', 'paid', 'subscribers', 'intimate'],
)

export const isDraftPath = (path: string): boolean => /(?:^|\/)_?drafts\//i.test(path)

const isDraft = (path: string, groups: readonly Data[]) =>
  some(groups, ['draft', 'isDraft', 'deleted'], isTrue) ||
  some(groups, ['published', 'publish'], isFalse) ||
  some(groups, STATES, isDraftState) ||
  isDraftPath(path)

const isUnpublished = (data: Data, { timeZone, now, isPublished }: Around) => {
  const expiry = memberOf(data, 'expiryDate', 'unpublishDate')
  // A date that nobody can read may be over.
  const isExpired = expiry !== undefined && (dateOf(expiry, timeZone) ?? now) <= now
  return (
    !isPublished ||
    isExpired ||
    isTrue(memberOf(data, 'headless')) ||
    isNever(buildOf(data, 'render'))
  )
}

const isHidden = (data: Data, groups: readonly Data[]) =>
  some(groups, ['hide', 'hidden', 'unlisted', 'private', 'secret'], isTrue) ||
  some(groups, ['visible', 'listed', 'public'], isFalse) ||
  some(groups, STATES, isHiddenState) ||
  isNever(buildOf(data, 'list'))

const PASSWORDS = ['password', 'passwd', 'pwd', 'passphrase', 'passcode']
const isSet = (value: unknown) =>
  value !== undefined && value !== '' && value !== false && value !== 'false'

/** Tags around a part of a text that only people with a password may read. */
const LOCKED_PART =
  /\{(?:\{[<%]|%)-?\s{0,5}(?:[\w-]{0,30}encrypt[\w-]{0,10}|password|protected)[\s"'%>]/gi

/** Whether the text has such a tag, outside of code. */
const hasLockedPart = (content: string) => {
  const tags = [...content.matchAll(LOCKED_PART)]
  if (tags.length === 0) return false
  const isCode = createCodeTest(content)
  return tags.some(({ index }) => !isCode(index))
}

const isLocked = (data: Data, groups: readonly Data[], lockedTags: readonly string[]) => {
  if (some(groups, PASSWORDS, isSet)) return true
  if (some(groups, ['encrypt', 'encrypted', 'protected', 'locked'], isTrue)) return true
  // An empty password opens the texts of a tag.
  const isOpen = memberOf(data, 'password') === ''
  return !isOpen && textsOf(memberOf(data, 'tags', 'tag')).some((tag) => lockedTags.includes(tag))
}

const statusOf = (
  path: string,
  data: Data,
  content: string,
  around: Around,
): [1 | 2 | 3, ImportNote?] => {
  const groups = groupsOf(data)
  if (isDraft(path, groups)) return [ARTICLE_STATUS.draft]
  if (isUnpublished(data, around)) return [ARTICLE_STATUS.draft, 'notPublished']
  if (isLocked(data, groups, around.lockedTags ?? []) || hasLockedPart(content)) {
    return [ARTICLE_STATUS.private, 'passwordPrivate']
  }
  if (!isHidden(data, groups)) return [ARTICLE_STATUS.public]
  return isOwnExport(path) ? [ARTICLE_STATUS.private] : [ARTICLE_STATUS.private, 'hiddenPrivate']
}

/** Who may read a text, and from when. Nothing becomes public by moving. */
export const visibilityOf = (path: string, { data, content }: MarkdownFile, around: Around) => {
  const { timeZone, now, createdAt } = around
  const [status, note] = statusOf(path, data, content, around)
  const appears =
    dateOf(memberOf(data, 'publishDate', 'pubDate', 'published'), timeZone) ?? createdAt
  const isFuture = status === ARTICLE_STATUS.public && appears > now
  const planned = status === ARTICLE_STATUS.draft && dateOf(memberOf(data, 'publish'), timeZone)
  return {
    status: isFuture ? ARTICLE_STATUS.draft : status,
    publishAtMs: isFuture ? appears : planned || null,
    isPublic: status === ARTICLE_STATUS.public && !isFuture,
    notes: note ? [note] : [],
  }
}
