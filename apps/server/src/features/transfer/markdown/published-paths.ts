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

/** Tells by the path whether the program of a blog publishes a text. Without its settings, all are. */
export const publishedPaths = (paths: readonly string[]): ((path: string) => boolean) => {
  const has = (expression: RegExp) => paths.some((path) => expression.test(path))
  if (has(HUGO_SETTINGS) && has(HUGO_TEXTS)) return (path) => HUGO_TEXTS.test(path)
  if (!paths.includes('_config.yml')) return () => true
  if (has(HEXO_POSTS)) return isHexoText
  return (path) => !JEKYLL_POST.test(path) || JEKYLL_NAME.test(path)
}
