import type { ImportDetail, ImportNote } from '@lanting/contract'
import { htmlToMarkdown } from '@lanting/markdown/from-html'
import { plainHost } from '../../markdown/addresses.ts'
import { childText, type XmlElement } from '../xml-elements.ts'
import { classicHtml, isBlockText } from './classic-html.ts'
import type { Site } from './read-site.ts'
import { translateShortcodes } from './shortcodes.ts'

const REUSED = /<!-- wp:block \{"ref":(\d{1,12})[^>]{0,200}\} \/-->/g
/** Blocks that WordPress makes when it shows the post, such as the newest posts. */
const DYNAMIC = /<!-- wp:([\w/-]{1,100})(?: (?:(?!-->)[\s\S]){0,5000})?\/-->/g
const HARMLESS = /^(?:more|nextpage|spacer|separator|block)$/

/** Titles of files and code keep their language in the comment of their block. */
const CODE_BLOCK = /<!-- wp:[\w/-]{0,50}code[\w/-]{0,50} (\{[^>]{0,2000}\}) -->\s{0,10}<pre\b/g

const languageIn = (json: string) =>
  /"(?:language|lang|codeLanguage)":"([\w+#-]+)"/.exec(json)?.[1] ?? ''

/** The button of a file leads to the same file as its name. */
const FILE_BUTTON = /<a\b[^>]{0,1000}\bwp-block-file__button\b[^>]{0,1000}>[^<]{0,200}<\/a>/gi

const LINK = /(<a\b[^>]{0,1000}\shref=["'])https?:\/\/([^/"']{1,255})(\/[^"']{0,2000})/gi

/** Links inside of the blog stay inside: its old addresses are redirects here. */
const withOwnLinks = (html: string, host: string) =>
  html.replaceAll(LINK, (whole, start: string, to: string, path: string) =>
    plainHost(to) === plainHost(host) && !path.startsWith('/wp-content/')
      ? `${start}${path}`
      : whole,
  )

interface PostText {
  readonly markdown: string
  readonly notes: readonly ImportNote[]
  readonly details: readonly ImportDetail[]
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
  const plain = withOwnLinks(named.replaceAll(FILE_BUTTON, ''), site.host)
  const { html, left } = translateShortcodes(plain, site.attachments, own)
  const { markdown, notes } = htmlToMarkdown(isBlockText(written) ? html : classicHtml(html))
  const all = new Set<ImportNote>(notes)
  if (left.length > 0) all.add('shortcodesLeft')
  if (dynamic.length > 0) all.add('partsLeftOut')
  return {
    markdown,
    notes: [...all],
    details: [
      ...left.map((name) => ({ note: 'shortcodesLeft' as const, name: `[${name}]` })),
      ...dynamic.map((name) => ({ note: 'partsLeftOut' as const, name })),
    ],
  }
}
