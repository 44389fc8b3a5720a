import { IMPORT, type ImportNote } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Source } from './archive/source.ts'
import { decodeText } from './decode-text.ts'
import { hashOf, type ImportNeeds, type Session } from './import-session.ts'
import { type BlogSettings, isSettings } from './markdown/blog-settings.ts'
import { type Includes, isPlainPart } from './markdown/includes.ts'
import type { ParseTask } from './markdown/parse.worker.ts'
import { hostsOfSite } from './own-host.ts'
import type { Post } from './plan-post.ts'

/** Returns a file of the source as text; undefined if there is none, or if it is broken or too large. */
const readText = async (source: Source, path: string) => {
  if (!source.paths.includes(path) || source.sizeOf(path) > IMPORT.maxTextBytes) return undefined
  const bytes = await source.read(path, IMPORT.maxTextBytes).catch((error) => {
    if (error instanceof AppError) return undefined
    throw error
  })
  return bytes && decodeText(bytes)
}

type Languages = NonNullable<BlogSettings['languages']>

/** Files of their own name the folders of languages, or the languages alone. */
const withLanguages = (known: Languages = new Map(), found: Languages = new Map()): Languages => {
  const all = new Map(found)
  for (const [name, language] of known) {
    const set = Object.entries(language).filter(([, value]) => value)
    all.set(name, { ...found.get(name), ...Object.fromEntries(set) })
  }
  return all
}

/** Reads the settings in the archive, if any. Of split settings the first value counts. */
export const readBlogSettings = async (
  { parser }: ImportNeeds,
  source: Source,
): Promise<BlogSettings> => {
  let settings: BlogSettings = {}
  for (const path of source.paths.filter(isSettings)) {
    const read = await readText(source, path)
    const found = read === undefined ? {} : await parser.readBlogSettings({ path, text: read.text })
    const sectionPermalinks = new Map([
      ...(settings.sectionPermalinks ?? []),
      ...(found.sectionPermalinks ?? []),
    ])
    const known = Object.entries(settings).filter(([, value]) => value)
    const languages = withLanguages(settings.languages, found.languages)
    settings = { ...found, ...Object.fromEntries(known), sectionPermalinks, languages }
  }
  return settings
}

/** The file in which hosts of static pages find the address of a blog. */
const HOST_FILE = /^(?:(?:source|static|public|docs)\/)?CNAME$/

/** Returns the hosts that the files of a blog name beside its settings. */
export const readHosts = async (source: Source): Promise<string[]> => {
  const texts = source.paths.filter((path) => HOST_FILE.test(path))
  const read = await Promise.all(texts.map((path) => readText(source, path)))
  return read.flatMap((file) => hostsOfSite(file && `https://${file.text.trim()}`))
}

const INCLUDE = /^(?:.*\/)?_includes\/(.+\.(?:md|markdown|html?))$/i
/** Every text is read with all of them. Larger ones make the frame of a page. */
const INCLUDE_MAX_BYTES = 8 * 1_024
const INCLUDES_MAX = 200

/** Reads the short texts that a blog of Jekyll includes in others. */
export const readIncludes = async (source: Source): Promise<Includes> => {
  const includes = new Map<string, string>()
  for (const path of source.paths) {
    const [, name] = INCLUDE.exec(path) ?? []
    if (!name || source.sizeOf(path) > INCLUDE_MAX_BYTES) continue
    const read = await readText(source, path)
    if (read && isPlainPart(read.text)) includes.set(name, read.text)
    if (includes.size === INCLUDES_MAX) break
  }
  return includes
}

export interface MarkdownSession extends Session {
  readonly isPublishedPath: (path: string) => boolean
}

/** Returns everything that the parser needs of a file. */
const taskOf = async (
  { source, timeZone, now, category, blog, ...session }: MarkdownSession,
  path: string,
): Promise<ParseTask | 'tooLarge' | 'unreadable'> => {
  if (source.sizeOf(path) > IMPORT.maxTextBytes) return 'tooLarge'
  const read = await readText(source, path)
  if (read === undefined || read.text.includes('\0')) return 'unreadable'
  const { text, isGuessed } = read
  const isPublished = session.isPublishedPath(path)
  const changedAt = source.changedAt?.(path)
  const around = { timeZone, now, category, isPublished, isGuessed, changedAt, blog }
  return { path, text, circumstances: around }
}

export interface MarkdownPost extends Post {
  /** The addresses of links inside of the blog. */
  readonly innerLinks: readonly string[]
  /** The addresses of links to other hosts. */
  readonly outerLinks: readonly string[]
}

export const readPost = async (
  { parser }: ImportNeeds,
  session: MarkdownSession,
  path: string,
): Promise<MarkdownPost | ImportNote> => {
  const task = await taskOf(session, path)
  if (typeof task === 'string') return task
  const parsed = await parser.parse(task)
  if (typeof parsed === 'string') return parsed
  const { article, pictures, links: innerLinks, outerLinks } = parsed
  return { article, pictures, innerLinks, outerLinks, key: path, fileHash: hashOf(task.text) }
}

/** Returns the old addresses of a file; none if it cannot be read. */
export const readOldPaths = async (
  { parser }: ImportNeeds,
  session: MarkdownSession,
  path: string,
): Promise<readonly string[]> => {
  const task = await taskOf(session, path)
  return typeof task === 'string' ? [] : parser.readOldPaths(task)
}
