import { PICTURE_ADDRESS, secureAddress } from './addresses.ts'
import type { MarkdownIt, Token } from './markdown-it.ts'

/** HTML that an author may write, beside Markdown. */
export const RAW_TAGS =
  'b strong i em u ins s del small kbd sub sup mark br hr wbr ruby rt rp abbr q cite var samp ' +
  'details summary figure figcaption img a table thead tbody tr th td'

const SAFE: ReadonlySet<string> = new Set(RAW_TAGS.split(' '))

/** Elements that only arrange others: their content is kept without them. */
const UNWRAPPED: ReadonlySet<string> = new Set('div span center font section article p'.split(' '))

const LINK = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)[^\s\\]*$/i
const SIZE = /^\d{1,4}%?$/
const ANY = /^/

const ATTRIBUTES: ReadonlyMap<string, Readonly<Record<string, RegExp>>> = new Map(
  Object.entries<Readonly<Record<string, RegExp>>>({
    a: { href: LINK, title: ANY },
    abbr: { title: ANY },
    details: { open: /^(?:open)?$/ },
    img: { src: PICTURE_ADDRESS, alt: ANY, title: ANY, width: SIZE, height: SIZE },
  }),
)

const VOID: ReadonlySet<string> = new Set('br hr wbr img'.split(' '))

/** The parser of the page reads nested elements one inside the other. */
const DEPTH_MAX = 20

const NAME = /<\/?([a-z][a-z\d]*)(?=[\s/>])/i
const VALUE = `"[^"]{0,2000}"|'[^']{0,2000}'|[^\\s"'=<>\`]{1,2000}`
const ATTRIBUTES_OF_TAG = `(?:\\s{1,9}[^\\s"'<>/=]{1,40}(?:=(?:${VALUE}))?){0,20}`
const TAG = new RegExp(`<(/?)([a-z][a-z\\d]{0,9})(${ATTRIBUTES_OF_TAG})\\s{0,9}/?>`, 'iy')
const ATTRIBUTE = new RegExp(`([^\\s"'<>/=]{1,40})(?:=(${VALUE}))?`, 'g')

interface Found {
  readonly index: number
  readonly written: string
  readonly slash: string
  /** Empty for a comment. */
  readonly name: string
  readonly attributes: string
}

function tagAt(html: string, index: number): Found | undefined {
  if (html.startsWith('<!--', index)) {
    const end = html.indexOf('-->', index)
    const written = end < 0 ? '' : html.slice(index, end + 3)
    return written ? { index, written, slash: '', name: '', attributes: '' } : undefined
  }
  TAG.lastIndex = index
  const [written, slash = '', name = '', attributes = ''] = TAG.exec(html) ?? []
  if (written === undefined) return undefined
  return { index, written, slash, name: name.toLowerCase(), attributes }
}

function* tagsIn(html: string): Generator<Found> {
  for (let at = html.indexOf('<'); at >= 0; ) {
    const found = tagAt(html, at)
    if (found) yield found
    at = html.indexOf('<', at + (found?.written.length ?? 1))
  }
}

const escapeText = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function attributesOf(name: string, attributes: string, md: MarkdownIt): string {
  const allowed = ATTRIBUTES.get(name) ?? {}
  return Array.from(attributes.matchAll(ATTRIBUTE), ([, key = '', quoted = '']) => {
    const written = md.utils.unescapeAll(quoted.replace(/^(["'])(.*)\1$/s, '$2'))
    const attribute = key.toLowerCase()
    const value = attribute === 'src' ? secureAddress(written) : written
    const isAllowed = Object.hasOwn(allowed, attribute) && allowed[attribute]?.test(value)
    return isAllowed ? ` ${attribute}="${md.utils.escapeHtml(value)}"` : ''
  }).join('')
}

type Part =
  | { readonly kind: 'text'; readonly written: string }
  | {
      kind: 'open' | 'close' | 'text'
      readonly written: string
      readonly name: string
      readonly html: string
    }

/** Splits HTML into texts and tags. Every tag is written anew from the list above. */
function partsOf(html: string, md: MarkdownIt): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { index, written, slash, name, attributes } of tagsIn(html)) {
    parts.push({ kind: 'text', written: html.slice(end, index) })
    end = index + written.length
    if (name === '' || UNWRAPPED.has(name)) continue
    if (!SAFE.has(name)) parts.push({ kind: 'text', written })
    else if (slash) parts.push({ kind: 'close', written, name, html: `</${name}>` })
    else {
      const opened = `<${name}${attributesOf(name, attributes, md)}>`
      parts.push({ kind: 'open', written, name, html: opened })
    }
  }
  return [...parts, { kind: 'text', written: html.slice(end) }]
}

type Tag = Exclude<Part, { readonly kind: 'text'; readonly written: string; readonly name?: never }>

/** Tags without a partner, and those that are nested too deeply, become text. */
function pair(tags: readonly Tag[]): void {
  const open: Tag[] = []
  for (const tag of tags) {
    if (VOID.has(tag.name)) continue
    if (tag.kind === 'open' && open.length < DEPTH_MAX) open.push(tag)
    else if (tag.kind === 'close' && open.at(-1)?.name === tag.name) open.pop()
    else tag.kind = 'text'
  }
  for (const tag of open) tag.kind = 'text'
}

const isTag = (part: Part): part is Tag => 'name' in part

function readRaw(tokens: readonly Token[], md: MarkdownIt): void {
  const read = tokens
    .filter(({ meta }) => meta === RAW)
    .map((token) => ({ token, parts: partsOf(token.content, md) }))
  pair(read.flatMap(({ parts }) => parts.filter(isTag)))
  for (const { token, parts } of read) {
    token.meta = null
    token.content = parts
      .map((part) => (isTag(part) && part.kind !== 'text' ? part.html : escapeText(part.written)))
      .join('')
  }
}

const isKnown = (line: string) => {
  const name = NAME.exec(line)?.[1]?.toLowerCase() ?? ''
  return line.startsWith('<!--') || SAFE.has(name) || UNWRAPPED.has(name)
}

/** Other plugins write HTML of their own. This marks what the author wrote. */
const RAW = 'raw'

function mark(token: Token | undefined): void {
  if (token) token.meta = RAW
}

interface Ruler<R> {
  /** The names of functions do not survive a bundler, so this is the only way to a rule. */
  readonly __rules__: readonly { readonly name: string; readonly fn: R }[]
}

function ruleOf<R>(ruler: { getRules: (chain: string) => R[] }, name: string): R {
  const { __rules__: rules } = ruler as unknown as Ruler<R>
  const found = rules.find((rule) => rule.name === name)
  if (!found) throw new Error(`The parser has no rule ${name}.`)
  return found.fn
}

/** Raw HTML from a list of safe elements. Other elements show as the text that they are. */
export function rawHtml(md: MarkdownIt): void {
  md.set({ html: true })
  const block = ruleOf(md.block.ruler, 'html_block')
  const inline = ruleOf(md.inline.ruler, 'html_inline')
  md.block.ruler.at(
    'html_block',
    (state, start, end, isSilent) => {
      const line = state.src.slice(state.bMarks[start], state.eMarks[start]).trimStart()
      if (!isKnown(line) || !block(state, start, end, isSilent)) return false
      if (!isSilent) mark(state.tokens.at(-1))
      return true
    },
    { alt: ['paragraph', 'reference', 'blockquote'] },
  )
  md.inline.ruler.at('html_inline', (state, isSilent) => {
    if (!inline(state, isSilent)) return false
    if (!isSilent) mark(state.tokens.at(-1))
    return true
  })
  md.core.ruler.after('inline', 'raw-html', ({ tokens }) => {
    readRaw(tokens, md)
    for (const { children } of tokens) readRaw(children ?? [], md)
  })
}
