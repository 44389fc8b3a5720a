import { isAttachmentUrl } from '@lanting/contract'
import type { BlogSettings } from './blog-settings.ts'
import { createCodeTest } from './code-places.ts'
import type { MarkdownFile } from './front-matter.ts'
import { hugoPlaceOf } from './hugo-places.ts'
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
/** A text directly in Hugo's folder or its section of pages, or in a folder of its own there. */
const HUGO_ROOT = /^(?:pages?\/)?(?:[^/]+|[^/]+\/index)$/i
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
  blog: BlogSettings = {},
): boolean => {
  if (IN_POSTS.test(path)) return false
  if (OWN_PAGE.test(path) && textOf(memberOf(data, 'place')) !== '') return true
  if (textOf(memberOf(data, 'layout')).toLowerCase() === 'page') return true
  if (HEXO_PAGE.test(path) || (blog.isJekyll && isJekyllPage(path, data))) return true
  const { below } = hugoPlaceOf(path, blog) ?? {}
  const isRoot = below !== undefined && HUGO_ROOT.test(below)
  return isRoot && memberOf(data, 'tags', 'categories') === undefined
}

/** Logic of a template: a list of posts, a page of tags. */
const LOGIC = /\{%-?\s{0,5}(?:for|if|unless|case|assign|capture|paginate)\s/g

/** Whether a page of Jekyll is a template, which only its program can fill. */
export const isTemplate = (
  path: string,
  data: MarkdownFile['data'],
  { content, blog }: { readonly content: string; readonly blog: BlogSettings },
): boolean => {
  if (!blog.isJekyll || !isPage(path, data, blog)) return false
  const tags = [...content.matchAll(LOGIC)]
  if (tags.length === 0) return false
  const isCode = createCodeTest(content)
  return tags.some(({ index }) => !isCode(index))
}

/** Whether the file follows Jekyll's rules: blanks between tags. */
export const isJekyll = (path: string): boolean =>
  IN_POSTS.test(path) && !/(?:^|\/)source\//.test(path)

/** Whether Jekyll makes a blog with these files. */
export const isJekyllBlog = (paths: readonly string[]): boolean =>
  paths.includes('_config.yml') && paths.some(isJekyll)
