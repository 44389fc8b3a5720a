interface Place {
  /** Where the site stands, without a slash at the end. */
  readonly siteUrl: string
  /** The page that shows the text. */
  readonly pageUrl: string
}

/** Tags as our renderer writes them: attributes in double quotes, `<` nowhere else. */
const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s="/>]+(?:="[^"]*")?)*)\s*\/?>/gi
const ATTRIBUTE = /\s+([^\s="/>]+)(?:="([^"]*)")?/g
const VOID: readonly string[] = ['img', 'br', 'hr', 'input']

/** Elements whose content means nothing without our styles: they go, with or without it. */
const isGone = (tag: string, attributes: string) =>
  tag === 'svg' || /\b(?:md-editor-code-head|katex-html)\b|\srn-wrapper\b/.test(attributes)
const isBare = (tag: string, attributes: string) =>
  tag === 'span' || /\bmd-editor-code\b/.test(attributes)

const KEPT_ATTRIBUTES: readonly string[] = [
  'href',
  'src',
  'alt',
  'title',
  'id',
  'start',
  'type',
  'checked',
  'disabled',
  'display',
  'encoding',
]

/** The values are escaped for HTML already, and stay so: only their beginning is looked at. */
export const absoluteAddress = (address: string, { siteUrl, pageUrl }: Place): string => {
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return address
  if (address.startsWith('//')) return `https:${address}`
  if (address.startsWith('/')) return siteUrl + address
  const page = pageUrl.replaceAll('&', '&amp;')
  if (address === '' || address.startsWith('#')) return page + address
  if (address.startsWith('?')) return page.replace(/\?.*$/, '') + address
  return `${siteUrl}/${address.replace(/^(?:\.{1,2}\/)+/, '')}`
}

const keptAttributes = (attributes: string, place: Place) =>
  [...attributes.matchAll(ATTRIBUTE)]
    .filter(([, name = '']) => KEPT_ATTRIBUTES.includes(name))
    .map(([, name, value]) => {
      if (value === undefined) return ` ${name}`
      const isAddress = name === 'href' || name === 'src'
      return ` ${name}="${isAddress ? absoluteAddress(value, place) : value}"`
    })
    .join('')

type Fate = 'kept' | 'bare' | 'gone'

/** The HTML of an article for readers elsewhere: absolute addresses, nothing that only our page can draw. */
export const feedText = (html: string, place: Place): string => {
  const open: Fate[] = []
  const isSilent = () => open.includes('gone')
  let text = ''
  let end = 0
  for (const match of html.matchAll(TAG)) {
    const [whole, slash, name = '', attributes = ''] = match
    const tag = name.toLowerCase()
    if (!isSilent()) text += html.slice(end, match.index)
    end = match.index + whole.length
    if (slash) {
      const fate = open.pop() ?? 'kept'
      if (fate === 'kept' && !isSilent()) text += `</${tag}>`
      continue
    }
    const fate = isGone(tag, attributes) ? 'gone' : isBare(tag, attributes) ? 'bare' : 'kept'
    if (fate === 'kept' && !isSilent()) text += `<${tag}${keptAttributes(attributes, place)}>`
    if (!VOID.includes(tag)) open.push(fate)
  }
  return isSilent() ? text : text + html.slice(end)
}
