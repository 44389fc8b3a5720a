import { posix } from 'node:path'
import type { BlogSettings } from './blog-settings.ts'
import { hugoFolders } from './hugo-places.ts'

const HUGO_SETTINGS = /^(?:(?:hugo|config)\.(?:toml|ya?ml|json)|config\/_default\/.+)$/
const HUGO_TEXTS = /^content[^/]*\//

const HEXO_POSTS = /^source\/_posts\//
/** Hexo reads no other file and no other folder whose name begins with an underscore. */
const HEXO_ROOT = /^source\/(?:_(?:posts|drafts)\/)?/
const isHexoText = (path: string) =>
  HEXO_ROOT.test(path) && !/(?:^|\/)_/.test(path.replace(HEXO_ROOT, ''))

/** Jekyll publishes only posts whose name begins with a date. */
const JEKYLL_POST = /(?:^|\/)_posts\//
const JEKYLL_NAME = /(?:^|\/)\d{2,4}-\d{1,2}-\d{1,2}-[^/]+$/

/** A folder with an underscore is a collection, which is published if the settings say so. */
const COLLECTION = /(?:^|\/)_([^/]+)\//

/** Hugo takes the texts beside `index.md`, and below, for parts of it. */
const createPartTest = (paths: readonly string[], roots: readonly string[]) => {
  const bundles = new Set(
    paths
      .filter((path) => /^index(?:\.[\w-]+)?\.md$/.test(posix.basename(path)))
      .map((path) => posix.dirname(path))
      .filter((folder) => !roots.includes(folder)),
  )
  const isIn = (folder: string): boolean =>
    folder !== '.' && (bundles.has(folder) || isIn(posix.dirname(folder)))
  return (path: string) => {
    const folder = posix.dirname(path)
    const isIndex = /\/_?index(?:\.[\w-]+)?\.md$/.test(path)
    return isIn(isIndex ? posix.dirname(folder) : folder)
  }
}

/** Tells by the path whether the program of a blog publishes a text. Without its settings, all are. */
export const publishedPaths = (
  paths: readonly string[],
  settings: BlogSettings = {},
): ((path: string) => boolean) => {
  const has = (expression: RegExp) => paths.some((path) => expression.test(path))
  const roots = hugoFolders(settings)
  const isText = (path: string) =>
    HUGO_TEXTS.test(path) || roots.some((folder) => path.startsWith(`${folder}/`))
  if (has(HUGO_SETTINGS) && paths.some(isText)) {
    const isPart = createPartTest(paths.filter(isText), roots)
    return (path) => isText(path) && !isPart(path)
  }
  if (!paths.includes('_config.yml')) return () => true
  if (has(HEXO_POSTS)) return isHexoText
  const published = ['posts', 'drafts', 'pages', ...(settings.collections ?? [])]
  return (path) => {
    const [, collection] = COLLECTION.exec(path) ?? []
    if (collection !== undefined && !published.includes(collection)) return false
    return !JEKYLL_POST.test(path) || JEKYLL_NAME.test(path)
  }
}
