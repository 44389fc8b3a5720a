import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'

/** Written independently of the allow-list, so that a mistake there is found here. */
const HARMLESS_TAGS = new Set(
  (
    'h1 h2 h3 h4 h5 h6 p br hr a strong em s del code pre blockquote ul ol li sub sup table thead ' +
    'tbody tr th td img figure figcaption div span details summary input label svg path line ' +
    'mark abbr dl dt dd section b i u ins small kbd wbr ruby rt rp q cite var samp ' +
    'circle math semantics annotation mrow mi mo mn ms mtext mspace mstyle mpadded mphantom ' +
    'menclose mfrac msqrt mroot msub msup msubsup munder mover munderover mtable mtr mtd'
  ).split(' '),
)

const ADDRESS_ATTRIBUTES =
  /^(?:href|src|srcset|xlink.?href|action|formaction|poster|data|ping|srcdoc|background|cite)$/i

const DANGEROUS_STYLE =
  /url|expression|@|\\|\/\*|behaviou?r|binding|position\s*:\s*(?!relative)|z-index|display|content|(?<![.#\da-f])\d{4}/i

const FRAME =
  /^https:\/\/(?:www\.youtube-nocookie\.com|player\.bilibili\.com|music\.163\.com|open\.spotify\.com|codepen\.io|gist\.githubusercontent\.com)\//

const SITE = 'https://site.example'

function addressOffence(tag: string, name: string, value: string): string | undefined {
  if (!(tag === 'a' && name === 'href') && !(tag === 'img' && name === 'src'))
    return 'stray address'
  if (!URL.canParse(value, SITE)) return undefined
  const { protocol, origin } = new URL(value, SITE)
  if (tag === 'img') {
    if (protocol !== 'https:') return 'picture not over https'
    return /^\/\//.test(value) || (origin === SITE && !value.startsWith('/'))
      ? 'picture'
      : undefined
  }
  return /^(?:https?|mailto):$/.test(protocol) ? undefined : `protocol ${protocol}`
}

function attributeOffence(tag: string, name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return 'event handler'
  if (/^xmlns/i.test(name)) return 'namespace'
  if (/^(?:target|nonce|is|slot|part|form|accesskey|contenteditable)$/i.test(name))
    return 'attribute'
  if (ADDRESS_ATTRIBUTES.test(name)) return addressOffence(tag, name, value)
  if (name === 'dataSource' && !FRAME.test(value)) return 'frame'
  if (name === 'style' && DANGEROUS_STYLE.test(value)) return 'style'
  if (name === 'id' && !/^(?:h-|fn(?:ref)?-\d+(?::\d+)?$|label-md-editor-codetab-)/.test(value))
    return 'id'
  if (name === 'className' && /dialog|fixed|overlay(?<!katex-overlay)/i.test(value)) return 'class'
  return undefined
}

function elementOffences(element: Element, path: Element[]): string[] {
  const { tagName: tag, properties } = element
  const found = Object.entries(properties).map(([name, value]) => {
    const text = Array.isArray(value) ? value.join(' ') : String(value)
    const offence = attributeOffence(tag, name, text)
    return offence && `${offence}: <${tag} ${name}="${text}">`
  })
  if (!HARMLESS_TAGS.has(tag)) found.push(`element: <${tag}>`)
  const isDrawnByUs = path.some(({ properties: { className } }) =>
    /\bkatex\b|md-editor-collapse-tips/.test(String(className)),
  )
  if (tag === 'svg' && !isDrawnByUs) found.push('vector image of the author')
  return found.filter((offence) => offence !== undefined)
}

function offencesIn(node: Root | ElementContent, path: Element[]): string[] {
  if (node.type === 'comment') return ['comment']
  if (node.type === 'text') return []
  const own = node.type === 'element' ? elementOffences(node, path) : []
  const inner = node.type === 'element' ? [...path, node] : path
  const children = node.children as ElementContent[]
  return [...own, ...children.flatMap((child) => offencesIn(child, inner))]
}

/** Returns everything in the parsed markup that could run or deceive. */
export function offences(html: string): string[] {
  return offencesIn(fromHtml(html, { fragment: true }), [])
}
