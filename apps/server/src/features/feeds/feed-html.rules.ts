import { parseAttributes, parseTags } from './html-tags.rules.ts'

interface BaseUrls {
  /** The public URL of the site, without a slash at the end. */
  readonly siteUrl: string
  /** The page of the article. */
  readonly pageUrl: string
}

const VOID_ELEMENTS: readonly string[] = ['img', 'br', 'hr', 'wbr', 'input']

/** Elements that need the styles or the scripts of the site: dropped with their content. */
const isDropped = (tag: string, attributes: string) =>
  tag === 'svg' ||
  /\b(?:md-editor-code-head|katex-html|heading-link|footnotes-sep|embed-(?:cover|summary|hint))\b|\sdata-line-number\b/.test(
    attributes,
  )
/** Elements without meaning outside the site: only their content is kept. */
const isUnwrapped = (tag: string, attributes: string) =>
  tag === 'span' || /\bmd-editor-code\b/.test(attributes)

/** No ids: links inside a text lead to its page, and two entries may contain the same. */
const ALLOWED_ATTRIBUTES: readonly string[] = [
  'href',
  'src',
  'alt',
  'title',
  'start',
  'type',
  'checked',
  'disabled',
  'display',
  'encoding',
]

/** Values are already escaped for HTML and stay so: only their beginning is read. */
export const absoluteUrl = (url: string, { siteUrl, pageUrl }: BaseUrls): string => {
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return url
  if (url.startsWith('//')) return `https:${url}`
  if (url.startsWith('/')) return siteUrl + url
  const page = pageUrl.replaceAll('&', '&amp;')
  if (url === '' || url.startsWith('#')) return page + url
  if (url.startsWith('?')) return page.split('?', 1)[0] + url
  return `${siteUrl}/${url.replace(/^(?:\.{1,2}\/)+/, '')}`
}

const allowedAttributes = (attributes: string, base: BaseUrls) =>
  parseAttributes(attributes)
    .filter(([name]) => ALLOWED_ATTRIBUTES.includes(name))
    .map(([name, value]) => {
      if (value === undefined) return ` ${name}`
      const isUrl = name === 'href' || name === 'src'
      return ` ${name}="${isUrl ? absoluteUrl(value, base) : value}"`
    })
    .join('')

type Treatment = 'keep' | 'unwrap' | 'drop'

const treatmentOf = (tag: string, attributes: string): Treatment => {
  if (isDropped(tag, attributes)) return 'drop'
  return isUnwrapped(tag, attributes) ? 'unwrap' : 'keep'
}

/** Returns the HTML of an article for feed readers: absolute URLs, no elements that need our styles. */
export const feedHtml = (html: string, base: BaseUrls): string => {
  const open: Treatment[] = []
  /** The number of open elements that are dropped. */
  let dropped = 0
  let output = ''
  let end = 0
  for (const { index, end: tagEnd, isClosing, name, attributes } of parseTags(html)) {
    if (dropped === 0) output += html.slice(end, index)
    end = tagEnd
    if (isClosing) {
      const treatment = open.pop() ?? 'keep'
      if (treatment === 'drop') dropped -= 1
      if (treatment === 'keep' && dropped === 0) output += `</${name}>`
      continue
    }
    const treatment = treatmentOf(name, attributes)
    if (treatment === 'keep' && dropped === 0) {
      output += `<${name}${allowedAttributes(attributes, base)}>`
    }
    if (VOID_ELEMENTS.includes(name)) continue
    if (treatment === 'drop') dropped += 1
    open.push(treatment)
  }
  return dropped > 0 ? output : output + html.slice(end)
}
