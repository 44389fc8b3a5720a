import type { Element } from 'hast'
import { attribute, element, elementsIn, text } from './tree.ts'

/** How an embedded player becomes the page that a person opens. */
const PAGES: readonly (readonly [RegExp, (id: string) => string])[] = [
  [
    /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,})/,
    (id) => `https://www.youtube.com/watch?v=${id}`,
  ],
  [/^https:\/\/player\.vimeo\.com\/video\/(\d+)/, (id) => `https://vimeo.com/${id}`],
  [
    /^https:\/\/player\.bilibili\.com\/player\.html\?(?:.*&)?bvid=(BV\w+)/i,
    (id) => `https://www.bilibili.com/video/${id}`,
  ],
  [
    /^https:\/\/player\.bilibili\.com\/player\.html\?(?:.*&)?aid=(\d+)/i,
    (id) => `https://www.bilibili.com/video/av${id}`,
  ],
  [/^https:\/\/open\.spotify\.com\/embed\/(\w+\/\w+)/, (id) => `https://open.spotify.com/${id}`],
  [/^https:\/\/codesandbox\.io\/embed\/([\w-]+)/, (id) => `https://codesandbox.io/s/${id}`],
  [
    /^https:\/\/v\.qq\.com\/txp\/iframe\/player\.html\?(?:.*&)?vid=(\w+)/,
    (id) => `https://v.qq.com/x/page/${id}.html`,
  ],
  [
    /^https:\/\/music\.163\.com\/outchain\/player\?(?:.*&)?type=2&(?:.*&)?id=(\d+)/,
    (id) => `https://music.163.com/#/song?id=${id}`,
  ],
  [/^https:\/\/gist\.github\.com\/([\w-]+\/\w+)\.js/, (id) => `https://gist.github.com/${id}`],
]

const withProtocol = (address: string) =>
  address.startsWith('//')
    ? `https:${address}`
    : address.replace(/^http:\/\/(?=[^/]*\.)/, 'https://')

/** Returns the address of the page of an embed, undefined if it leads nowhere. */
const pageOf = (address: string): string | undefined => {
  const full = withProtocol(address.trim())
  for (const [form, page] of PAGES) {
    const id = form.exec(full)?.[1]
    if (id) return page(id)
  }
  return /^https?:\/\/|^\/(?!\/)/.test(full) ? full : undefined
}

const SOURCES = ['src', 'dataSrc', 'dataLazySrc', 'data', 'href']

const sourceOf = (node: Element) =>
  SOURCES.map((name) => attribute(node, name)).find((value) => value && value !== 'about:blank') ??
  ''

/** An embed as a link to its page, undefined if it has no address. */
export const linkOf = (node: Element): Element | undefined => {
  const inner = elementsIn(node).map(sourceOf).find(Boolean)
  const address = pageOf(sourceOf(node) || inner || '')
  if (!address) return undefined
  const label = attribute(node, 'title') || attribute(node, 'ariaLabel') || address
  return element('p', [element('a', [text(label)], { href: address })])
}
