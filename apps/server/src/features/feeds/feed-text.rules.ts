import { attributesIn, tagsIn } from './read-tags.rules.ts'

interface Place {
  /** Where the site stands, without a slash at the end. */
  readonly siteUrl: string
  /** The page that shows the text. */
  readonly pageUrl: string
}

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
  if (address.startsWith('?')) return page.split('?', 1)[0] + address
  return `${siteUrl}/${address.replace(/^(?:\.{1,2}\/)+/, '')}`
}

const keptAttributes = (attributes: string, place: Place) =>
  attributesIn(attributes)
    .filter(([name]) => KEPT_ATTRIBUTES.includes(name))
    .map(([name, value]) => {
      if (value === undefined) return ` ${name}`
      const isAddress = name === 'href' || name === 'src'
      return ` ${name}="${isAddress ? absoluteAddress(value, place) : value}"`
    })
    .join('')

type Fate = 'kept' | 'bare' | 'gone'

/** The HTML of an article for readers elsewhere: absolute addresses, nothing that only our page can draw. */
export const feedText = (html: string, place: Place): string => {
  const open: Fate[] = []
  /** How many of the open elements go with their content. */
  let gone = 0
  let text = ''
  let end = 0
  for (const { index, end: tagEnd, isClosing, name, attributes } of tagsIn(html)) {
    if (gone === 0) text += html.slice(end, index)
    end = tagEnd
    if (isClosing) {
      const fate = open.pop() ?? 'kept'
      if (fate === 'gone') gone -= 1
      if (fate === 'kept' && gone === 0) text += `</${name}>`
      continue
    }
    const fate = isGone(name, attributes) ? 'gone' : isBare(name, attributes) ? 'bare' : 'kept'
    if (fate === 'kept' && gone === 0) text += `<${name}${keptAttributes(attributes, place)}>`
    if (VOID.includes(name)) continue
    if (fate === 'gone') gone += 1
    open.push(fate)
  }
  return gone > 0 ? text : text + html.slice(end)
}
