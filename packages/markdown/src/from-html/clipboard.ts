import type { Element, ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { treeToMarkdown } from './html-to-markdown.ts'
import { attribute, element, elementsIn, hasClass, isElement, type Parent } from './tree.ts'
import { withWordLists } from './word-lists.ts'

/** The elements that Markdown can express. HTML without any of them is plain text. */
const TELLING = new Set(
  'h1 h2 h3 h4 h5 h6 ul ol li table pre code blockquote strong b em i del s a img hr mark'.split(
    ' ',
  ),
)

const BLOCKS = new Set('p div ul ol li table pre blockquote h1 h2 h3 h4 h5 h6 hr'.split(' '))

const WORD_HEADING = /^(?:MsoHeading|Heading|MsoTitle)([1-6])?$/

/** Data of the program that was copied from, which is no text. */
const isData = (child: ElementContent) =>
  child.type === 'comment' ||
  (isElement(child) &&
    (hasClass(child, 'lark-record-clipboard') || /^(?:o:p|xml|title|meta)$/.test(child.tagName)))

/** Google writes everything into a bold element that is not bold. */
const isFalseEmphasis = (child: ElementContent) =>
  isElement(child, 'b', 'strong') &&
  /font-weight:\s*(?:normal|400)/i.test(attribute(child, 'style'))

const STYLED = /font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic|line-through/i

const isTelling = (node: Element) =>
  TELLING.has(node.tagName) || STYLED.test(attribute(node, 'style'))

/** Files of the program that was copied from are on another computer. */
const isLost = (child: ElementContent) =>
  isElement(child, 'img') && !/^(?:https?:\/\/|\/(?!\/))/i.test(attribute(child, 'src'))

/** Markdown has no table without a head: the first row is it. */
const nameColumns = (table: Element): void => {
  const cells = elementsIn(table)
  const [row] = cells.filter(({ tagName }) => tagName === 'tr')
  if (!row || cells.some(({ tagName }) => tagName === 'th')) return
  for (const cell of row.children) if (isElement(cell, 'td')) cell.tagName = 'th'
}

const hasBlocks = (parent: Parent) => elementsIn(parent).some(({ tagName }) => BLOCKS.has(tagName))

const cleaned = (child: ElementContent): ElementContent[] => {
  if (isData(child) || isLost(child)) return []
  if (!isElement(child)) return [child]
  clean(child)
  if (child.tagName === 'table') nameColumns(child)
  if (isFalseEmphasis(child)) return child.children
  const heading = String(child.properties.className ?? '')
    .split(',')
    .map((name) => WORD_HEADING.exec(name))
    .find(Boolean)
  if (child.tagName === 'p' && heading) return [element(`h${heading[1] ?? 1}`, child.children)]
  // Feishu writes a paragraph as a box.
  if (hasClass(child, 'ace-line') && child.tagName === 'div' && !hasBlocks(child)) {
    return [element('p', child.children)]
  }
  return [child]
}

const clean = (parent: Parent): void => {
  const children = (parent.children as ElementContent[]).flatMap(cleaned)
  parent.children = withWordLists(children)
}

/** The copied part, where the program has marked it. */
const fragmentOf = (html: string) => {
  const start = html.indexOf('<!--StartFragment-->')
  const end = html.lastIndexOf('<!--EndFragment-->')
  return start >= 0 && end > start ? html.slice(start, end) : html
}

/** Returns the Markdown of copied HTML; undefined if it is plain text. */
export const markdownOfClipboard = (html: string): string | undefined => {
  const tree = fromHtml(fragmentOf(html), { fragment: true })
  clean(tree)
  if (!elementsIn(tree).some(isTelling)) return undefined
  return treeToMarkdown(tree).markdown.trim() || undefined
}
