import type { ImportNote } from '@lanting/contract'
import { htmlToMarkdown } from '../html-to-markdown.ts'
import { childText, type XmlElement } from '../xml-elements.ts'
import { classicHtml, isBlockText } from './classic-html.ts'
import type { Site } from './read-site.ts'
import { translateShortcodes } from './shortcodes.ts'

/** The values of a field that plugins and WordPress itself keep beside a post. */
export const metaOf = (item: XmlElement, key: string): string[] =>
  item.children
    .filter((child) => child.name === 'wp:postmeta' && childText(child, 'wp:meta_key') === key)
    .map((child) => childText(child, 'wp:meta_value'))
    .filter(Boolean)

const REUSED = /<!-- wp:block \{"ref":(\d+)[^>]*\} \/-->/g
/** Blocks that WordPress makes when it shows the post, such as the newest posts. */
const DYNAMIC = /<!-- wp:([\w/-]+)(?: (?:(?!-->)[\s\S])*)?\/-->/g
const HARMLESS = /^(?:more|nextpage|spacer|separator|block)$/

/** Titles of files and code keep their language in the comment of their block. */
const CODE_BLOCK = /<!-- wp:[\w/-]*code[\w/-]* (\{[^>]*?\}) -->\s*<pre\b/g

const languageIn = (json: string) =>
  /"(?:language|lang|codeLanguage)":"([\w+#-]+)"/.exec(json)?.[1] ?? ''

interface PostText {
  readonly markdown: string
  readonly notes: readonly ImportNote[]
  readonly details: readonly string[]
}

/** Translates the text of a post: blocks or classic, with its shortcodes. */
export const postText = (item: XmlElement, site: Site): PostText => {
  const own = site.attachmentsOf.get(childText(item, 'wp:post_id')) ?? new Map()
  const written = childText(item, 'content:encoded').replaceAll(
    REUSED,
    (_, id: string) => site.blocks.get(id) ?? '',
  )
  const dynamic = [...written.matchAll(DYNAMIC)]
    .map(([, name = '']) => name)
    .filter((name) => !HARMLESS.test(name))
  const named = written.replaceAll(CODE_BLOCK, (whole, json: string) => {
    const language = languageIn(json)
    return language ? `${whole} data-lang="${language}"` : whole
  })
  const { html, left } = translateShortcodes(named, site.attachments, own)
  const { markdown, notes } = htmlToMarkdown(isBlockText(written) ? html : classicHtml(html))
  const all = new Set<ImportNote>(notes)
  if (left.length > 0) all.add('shortcodesLeft')
  if (dynamic.length > 0) all.add('partsLeftOut')
  return {
    markdown,
    notes: [...all],
    details: [...left.map((name) => `[${name}]`), ...new Set(dynamic)],
  }
}
