import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'

const textIn = (node: Nodes): string => {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textIn).join('') : ''
}

/** Returns the words of HTML without its elements, for a title. */
export const plainText = (html: string): string =>
  textIn(fromHtml(html, { fragment: true }))
    .replaceAll(/\s+/g, ' ')
    .trim()
