import { isAttachmentUrl } from '@lanting/contract'
import type { BlogSettings } from './blog-settings.ts'
import type { MarkdownFile } from './front-matter.ts'
import { memberOf, textOf } from './values.ts'

/** The folders of blog programs, without articles of the owner. */
const TOOLS =
  /(?:^|\/)(?:themes|scaffolds|archetypes|layouts|_layouts|_includes|node_modules)\/|^(?:public|_site|resources|vendor)\//i

const MARKDOWN = /\.(?:md|markdown)$/i
const NOT_ARTICLES =
  /(?:^|\/)_index(?:\.[\w-]+)?\.md$|^(?:readme|license|changelog|contributing)(?:\.[\w-]+)?\.md$/i
/** Texts that other programs publish. We name them, so that nobody misses them. */
const OTHER_TEXT = /\.(?:mdx|html?|org|rst|adoc|asciidoc|textile|ipynb|txt|docx?)$/i

/** A file of our own export that a text offers. */
const isOffered = (path: string) => isAttachmentUrl(`/${path}`)

/** Returns true for texts that are articles or pages. */
export const isTextFile = (path: string): boolean =>
  MARKDOWN.test(path) && !TOOLS.test(path) && !NOT_ARTICLES.test(path) && !isOffered(path)

/** Returns the reason why a text is not imported, or undefined for any other file. */
export const skippedText = (path: string): 'notAnArticle' | 'otherFormat' | undefined => {
  if (TOOLS.test(path) || isOffered(path)) return undefined
  if (MARKDOWN.test(path)) return 'notAnArticle'
  return OTHER_TEXT.test(path) ? 'otherFormat' : undefined
}

const IN_POSTS = /(?:^|\/)(?:_posts|_drafts)\//
const HEXO_PAGE = /(?:^|\/)source\/(?!_)/
/** A text directly in Hugo's `content` or its section of pages, or in a folder of its own there. */
const HUGO_ROOT = /(?:^|\/)content\/(?:pages?\/)?(?:[^/]+|[^/]+\/index)\.(?:md|markdown)$/i
const OWN_PAGE = /(?:^|\/)pages\/[^/]+$/

/** A text of Jekyll outside of its folders; without front matter it is copied as it is. */
const isJekyllPage = (path: string, data: MarkdownFile['data']) =>
  (!/(?:^|\/)_/.test(path) || /^(?:[^/]+\/)?_pages\//.test(path)) && Object.keys(data).length > 0

/** Whether Jekyll copies a text as it is, such as the notes of a program beside the blog. */
export const isCopied = (
  path: string,
  data: MarkdownFile['data'],
  { isJekyll: isOfJekyll = false }: BlogSettings,
): boolean => isOfJekyll && !/(?:^|\/)_/.test(path) && Object.keys(data).length === 0

/** Whether a text is a page: it has no date in the list of articles. */
export const isPage = (
  path: string,
  data: MarkdownFile['data'],
  { isJekyll = false }: BlogSettings = {},
): boolean => {
  if (IN_POSTS.test(path)) return false
  if (OWN_PAGE.test(path) && textOf(memberOf(data, 'place')) !== '') return true
  if (textOf(memberOf(data, 'layout')).toLowerCase() === 'page') return true
  if (HEXO_PAGE.test(path) || (isJekyll && isJekyllPage(path, data))) return true
  return HUGO_ROOT.test(path) && memberOf(data, 'tags', 'categories') === undefined
}

/** Whether the file follows Jekyll's rules: blanks between tags. */
export const isJekyll = (path: string): boolean =>
  IN_POSTS.test(path) && !/(?:^|\/)source\//.test(path)

/** Whether Jekyll makes a blog with these files. */
export const isJekyllBlog = (paths: readonly string[]): boolean =>
  paths.includes('_config.yml') && paths.some(isJekyll)
