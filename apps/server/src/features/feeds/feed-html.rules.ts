import type { Element, ElementContent, Properties, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'

interface BaseUrls {
  /** The public URL of the site, without a slash at the end. */
  readonly siteUrl: string
  /** The page of the article. */
  readonly pageUrl: string
}

export interface FeedPlace extends BaseUrls {
  /** The titles of callouts that have no own one, in the language of the feed. */
  readonly callouts: Readonly<Record<string, string>>
}

/** Elements that need the styles or the scripts of the site: dropped with their content. */
const DROPPED: readonly string[] = [
  'md-editor-code-head',
  'katex-html',
  'heading-link',
  'footnotes-sep',
  'embed-cover',
  'embed-summary',
  'embed-hint',
]

const hasClass = ({ properties: { className } }: Element, names: readonly string[]) =>
  Array.isArray(className) && className.some((name) => names.includes(String(name)))

const isDropped = (node: Element) =>
  node.tagName === 'svg' || 'dataLineNumber' in node.properties || hasClass(node, DROPPED)

/** Elements without meaning outside the site: only their content is kept. */
const isUnwrapped = (node: Element) => node.tagName === 'span' || hasClass(node, ['md-editor-code'])

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

export const absoluteUrl = (url: string, { siteUrl, pageUrl }: BaseUrls): string => {
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return url
  if (url.startsWith('//')) return `https:${url}`
  if (url.startsWith('/')) return siteUrl + url
  if (url === '' || url.startsWith('#')) return pageUrl + url
  if (url.startsWith('?')) return pageUrl.split('?', 1)[0] + url
  return `${siteUrl}/${url.replace(/^(?:\.{1,2}\/)+/, '')}`
}

const allowedProperties = (properties: Properties, base: BaseUrls): Properties =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => ALLOWED_ATTRIBUTES.includes(name))
      .map(([name, value]) => {
        const isUrl = name === 'href' || name === 'src'
        return [name, isUrl ? absoluteUrl(String(value), base) : value]
      }),
  )

/** The renderer knows no language. A title stands out also without the styles of the site. */
const calloutTitle = ({ properties, children }: Element, { callouts }: FeedPlace): Element => {
  const kind = String(properties.dataCallout)
  const value = Object.hasOwn(callouts, kind) ? callouts[kind] : undefined
  const words: ElementContent[] = value ? [{ type: 'text', value }] : children
  const strong: Element = { type: 'element', tagName: 'strong', properties: {}, children: words }
  return { type: 'element', tagName: 'p', properties: {}, children: [strong] }
}

const forReaders = <Node extends RootContent>(nodes: readonly Node[], base: FeedPlace): Node[] =>
  nodes.flatMap((node): Node[] => {
    if (node.type !== 'element') return [node]
    if (isDropped(node)) return []
    const children = forReaders(node.children, base)
    if (isUnwrapped(node)) return children as Node[]
    if (hasClass(node, ['md-editor-admonition-title'])) {
      return [calloutTitle({ ...node, children }, base) as Node]
    }
    return [{ ...node, properties: allowedProperties(node.properties, base), children }]
  })

/** Returns the HTML of an article for feed readers: absolute URLs, no elements that need our styles. */
export const feedHtml = (html: string, base: FeedPlace): string => {
  const { children } = fromHtml(html, { fragment: true })
  const root: Root = { type: 'root', children: forReaders(children, base) }
  return toHtml(root, { characterReferences: { useNamedReferences: true } })
}
