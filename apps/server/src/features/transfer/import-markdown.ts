import { IMPORT, type ImportNote } from '@lanting/contract'
import type { Source } from './archive/source.ts'
import { importPost, type Post } from './import-post.ts'
import {
  hashOf,
  type ImportNeeds,
  type ImportSteps,
  refused,
  reportLine,
  type Session,
} from './import-session.ts'
import { plainPath } from './markdown/old-paths.ts'
import { publishedPaths } from './markdown/published-paths.ts'
import { hasReferences, referenceNames, writeReferences } from './markdown/references.ts'
import { isTextFile, skippedText } from './markdown/text-kind.ts'
import { readPermalinks, readText } from './read-texts.ts'
import { reportedPaths } from './too-long-paths.rules.ts'

type MarkdownSession = Session & { readonly isPublishedPath: (path: string) => boolean }

const readPost = async (
  { parser }: ImportNeeds,
  { source, timeZone, now, category, permalink, sectionPermalinks, ...session }: MarkdownSession,
  path: string,
): Promise<Post | ImportNote> => {
  if (source.sizeOf(path) > IMPORT.maxTextBytes) return 'tooLarge'
  const text = await readText(source, path)
  if (text === undefined || text.includes('\0')) return 'unreadable'
  const isPublished = session.isPublishedPath(path)
  const permalinks = { permalink, sectionPermalinks }
  const circumstances = { timeZone, now, category, isPublished, ...permalinks }
  const parsed = await parser.parse({ path, text, circumstances })
  return typeof parsed === 'string' ? parsed : { ...parsed, key: path, fileHash: hashOf(text) }
}

/** The old addresses of all posts by their names, for the links between them. */
const readTargets = async (
  needs: ImportNeeds,
  session: MarkdownSession,
  paths: readonly string[],
) => {
  const targets = new Map<string, string>()
  for (const path of paths) {
    const post = await readPost(needs, session, path)
    const [address] = typeof post === 'string' ? [] : post.article.oldPaths
    for (const name of referenceNames(path)) {
      if (address !== undefined && !targets.has(name)) targets.set(name, address)
    }
  }
  return targets
}

/** Replaces the links to other posts, which shortcodes write as names of files. */
const withLinks = (post: Post, targets: ReadonlyMap<string, string>): Post => {
  const { article } = post
  const { text, broken } = writeReferences(article.fields.article_content, (name) =>
    targets.get(plainPath(name)?.slice(1) ?? name),
  )
  const note = 'linkBroken'
  const notes: ImportNote[] = broken.length > 0 ? [...article.notes, note] : [...article.notes]
  const details = [...article.details, ...broken.map((name) => ({ note, name }) as const)]
  const fields = { ...article.fields, article_content: text }
  return { ...post, article: { ...article, fields, notes, details } }
}

/** The texts of a source: the ones to import, the ones to skip, and the ones with too long a path. */
const textsOf = (source: Source) => ({
  texts: source.paths.filter(isTextFile).sort(),
  skipped: source.paths
    .filter((path) => !isTextFile(path))
    .flatMap((path) => {
      const note = skippedText(path)
      return note ? [{ path, note }] : []
    }),
  tooLong: reportedPaths(source.tooLong),
})

/** Returns the steps of an import of Markdown files. */
export const markdownImport = async (needs: ImportNeeds, source: Source): Promise<ImportSteps> => {
  const { texts, skipped, tooLong } = textsOf(source)
  const { permalink, sectionPermalinks } = await readPermalinks(needs, source)
  const isPublishedPath = publishedPaths(source.paths)
  return {
    total: texts.length + skipped.length + tooLong.length,
    authors: [],
    close: async () => undefined,
    run: async function* (given) {
      const permalinks = { permalink: given.permalink || permalink, sectionPermalinks }
      const session = { ...given, ...permalinks, isPublishedPath }
      for (const path of tooLong) {
        yield { key: path, work: async () => refused(path, 'pathTooLong') }
      }
      let targets: Promise<ReadonlyMap<string, string>> | undefined
      const importText = async (path: string) => {
        const post = await readPost(needs, session, path)
        if (typeof post === 'string') return refused(path, post)
        if (!hasReferences(post.article.fields.article_content)) {
          return importPost(needs, session, post)
        }
        targets ??= readTargets(needs, session, texts)
        return importPost(needs, session, withLinks(post, await targets))
      }
      for (const path of texts) yield { key: path, work: () => importText(path) }
      for (const { path, note } of skipped) {
        const line = reportLine(path, { outcome: 'skipped', notes: [note] })
        yield { key: path, work: async () => line }
      }
    },
  }
}
