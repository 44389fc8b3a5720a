import type { Source } from './archive/source.ts'
import { createLinkWriter } from './import-links.ts'
import { importPost } from './import-post.ts'
import {
  type ImportNeeds,
  type ImportSteps,
  leftOut,
  refused,
  reportLine,
} from './import-session.ts'
import type { BlogSettings } from './markdown/blog-settings.ts'
import { hugoPlaceOf } from './markdown/hugo-places.ts'
import { publishedPaths } from './markdown/published-paths.ts'
import { isJekyllBlog, isTextFile, skippedText } from './markdown/text-kind.ts'
import { isDraftPath } from './markdown/visibility.ts'
import { hostsOfSite } from './own-host.ts'
import { readBlogSettings, readHosts, readIncludes, readPost } from './read-texts.ts'
import { reportedPaths } from './too-long-paths.rules.ts'

/** The path of Hugo's text in the main language, before its translations: `tea.md`, `tea.de.md`. */
const languageLast = (path: string, settings: BlogSettings) => {
  const place = hugoPlaceOf(path, settings)
  if (place) return `${place.below}\0${place.isMainLanguage ? '' : place.language}`
  return path.replace(
    /(?:\.([a-z]{2}(?:-[a-z]{2,4})?))?\.md$/i,
    (_, language = '') => `\0${language}`,
  )
}

/** What its program publishes comes first: it has the title and the old address before a draft. */
const ordered = (
  paths: readonly string[],
  settings: BlogSettings,
  isPublished: (path: string) => boolean,
) => {
  const byPath = paths
    .map((path) => ({ path, key: languageLast(path, settings) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ path }) => path)
  const isFirst = (path: string) => isPublished(path) && !isDraftPath(path)
  return [...byPath.filter(isFirst), ...byPath.filter((path) => !isFirst(path))]
}

/** The files to skip, and the ones with too long a path. */
const othersOf = (source: Source) => ({
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
  const { skipped, tooLong } = othersOf(source)
  const settings = await readBlogSettings(needs, source)
  const isPublishedPath = publishedPaths(source.paths, settings)
  const texts = ordered(source.paths.filter(isTextFile), settings, isPublishedPath)
  return {
    total: texts.length + skipped.length + tooLong.length,
    authors: [],
    close: async () => undefined,
    run: async function* (given) {
      const isJekyll = isJekyllBlog(source.paths)
      const permalink = given.permalink || settings.permalink
      const includes = isJekyll ? await readIncludes(source) : undefined
      const named = [...hostsOfSite(given.site), ...(await readHosts(source))]
      const hosts = [...(settings.hosts ?? []), ...named]
      const blog = { ...settings, permalink, isJekyll, includes, hosts }
      const session = { ...given, blog, isPublishedPath }
      for (const path of tooLong) {
        yield { key: path, work: async () => refused(path, 'pathTooLong') }
      }
      const withLinks = createLinkWriter(needs, session, texts)
      const importText = async (path: string) => {
        const post = await readPost(needs, session, path)
        if (typeof post === 'string') return leftOut(path, post)
        return importPost(needs, session, await withLinks(post))
      }
      for (const path of texts) yield { key: path, work: () => importText(path) }
      for (const { path, note } of skipped) {
        const line = reportLine(path, { outcome: 'skipped', notes: [note] })
        yield { key: path, work: async () => line }
      }
    },
  }
}
