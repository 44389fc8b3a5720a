import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { readFootnotes, readHeading, readQuote } from './clipboard-blocks.ts'
import { joinLists, nestLists, readTask } from './clipboard-lists.ts'
import {
  aimLink,
  isOwnPlace,
  isRemnant,
  readHighlight,
  readYuquePicture,
} from './clipboard-remnants.ts'
import { treeToMarkdown } from './html-to-markdown.ts'
import { pictureAddress } from './pictures.ts'
import {
  attribute,
  classesOf,
  element,
  elementsIn,
  hasClass,
  isElement,
  type Parent,
} from './tree.ts'
import { type WordLevels, withWordLists, wordLevelsIn } from './word-lists.ts'

/** The elements that Markdown can express. HTML without any of them is plain text. */
const TELLING = new Set(
  'h1 h2 h3 h4 h5 h6 ul ol li table pre code blockquote strong b em i del s a img hr mark math'.split(
    ' ',
  ),
)

const BLOCKS = new Set('p div ul ol li table pre blockquote h1 h2 h3 h4 h5 h6 hr'.split(' '))

const WORD_HEADING = /^(?:MsoHeading|Heading|MsoTitle)([1-6])?$/

/** Google writes everything into a bold element that is not bold. */
const isFalseEmphasis = (child: ElementContent) =>
  isElement(child, 'b', 'strong') &&
  /font-weight:\s*(?:normal|400)/i.test(attribute(child, 'style'))

const STYLED = /font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic|line-through/i

const isTelling = (node: Element) =>
  TELLING.has(node.tagName) || STYLED.test(attribute(node, 'style'))

/** Files of the program that was copied from are on another computer. */
const isLost = (child: ElementContent) =>
  isElement(child, 'img') && !/^(?:https?:\/\/|\/(?!\/))/i.test(pictureAddress(child))

/** Markdown has no table without a head: the first row is it. */
const nameColumns = (table: Element): void => {
  const cells = elementsIn(table)
  const [row] = cells.filter(({ tagName }) => tagName === 'tr')
  if (!row || cells.some(({ tagName }) => tagName === 'th')) return
  for (const cell of row.children) if (isElement(cell, 'td')) cell.tagName = 'th'
}

const hasBlocks = (parent: Parent) => elementsIn(parent).some(({ tagName }) => BLOCKS.has(tagName))

const headingOf = (child: Element): Element | undefined => {
  const heading = classesOf(child)
    .map((name) => WORD_HEADING.exec(name))
    .find(Boolean)
  return child.tagName === 'p' && heading
    ? element(`h${heading[1] ?? 1}`, child.children)
    : undefined
}

/** What is known of the copied text, and what is counted in it. */
interface Origin {
  readonly isNotion: boolean
  readonly isFeishu: boolean
  readonly wordLevels: WordLevels
  lostPictures: number
}

const readSpan = (child: Element, { isFeishu }: Origin): ElementContent =>
  isElement(child, 'span') ? readHighlight(child, isFeishu) : child

const cleaned = (child: ElementContent, origin: Origin): ElementContent[] => {
  if (isRemnant(child)) return []
  if (!isElement(child)) return [child]
  if (isLost(child)) {
    origin.lostPictures += 1
    return []
  }
  const notes = readFootnotes(child)
  if (notes) return cleaned(notes, origin)
  if (child.tagName === 'li') readTask(child)
  clean(child, origin)
  if (child.tagName === 'img') return [readYuquePicture(child)]
  if (child.tagName === 'table') nameColumns(child)
  if (child.tagName === 'a') {
    aimLink(child, origin.isNotion)
    if (isOwnPlace(child)) return child.children
  }
  if (isElement(child, 'ul', 'ol')) nestLists(child)
  if (isFalseEmphasis(child) || hasClass(child, 'ListContainerWrapper')) return child.children
  const block = headingOf(child) ?? readQuote(child, origin.isNotion)
  const shown = block ?? child
  if (/^h[1-6]$/.test(shown.tagName)) readHeading(shown)
  // Feishu writes a paragraph as a box.
  if (hasClass(child, 'ace-line') && child.tagName === 'div' && !hasBlocks(child)) {
    return [element('p', child.children)]
  }
  return [readSpan(shown, origin)]
}

const clean = (parent: Parent, origin: Origin): void => {
  const children = (parent.children as ElementContent[]).flatMap((child) => cleaned(child, origin))
  parent.children = joinLists(withWordLists(children, origin.wordLevels))
}

const START = '<!--StartFragment-->'

/** The copied part, where the program has marked it. Rows of a sheet are marked without their table. */
const fragmentOf = (html: string) => {
  const start = html.indexOf(START)
  const end = html.lastIndexOf('<!--EndFragment-->')
  const part = start >= 0 && end > start ? html.slice(start + START.length, end) : html
  return /^\s*<(?:col|t[rdh]|tbody|thead)[\s>]/i.test(part) ? `<table>${part}</table>` : part
}

/** Editors of code copy it with their colours. It is plain text. */
const isCodeView = (tree: Root) => {
  const [view, ...others] = tree.children.filter((child) => isElement(child) && !isRemnant(child))
  if (!view || others.length > 0 || !isElement(view, 'div')) return false
  const style = attribute(view, 'style')
  return (
    /white-space:\s*pre/i.test(style) &&
    /font-family:[^;]{0,200}(?:mono|consol|courier)/i.test(style)
  )
}

/** One cell of a sheet is plain text. */
const isOneCell = (tree: Root) =>
  elementsIn(tree).filter(({ tagName }) => /^t[dh]$/.test(tagName)).length === 1 &&
  elementsIn(tree).every(({ tagName }) => /^(?:table|tbody|tr|t[dh]|col|span|font)$/.test(tagName))

interface Copied {
  readonly markdown: string
  /** The pictures that are files of another computer. */
  readonly lostPictures: number
}

/** Returns the Markdown of copied HTML; undefined if it is plain text. */
export const markdownOfClipboard = (html: string): Copied | undefined => {
  const tree = fromHtml(fragmentOf(html), { fragment: true })
  if (isCodeView(tree) || isOneCell(tree)) return undefined
  const isNotion = html.includes('<!-- notionvc')
  const isFeishu = /\bace-line\b/.test(html)
  const origin = { isNotion, isFeishu, wordLevels: wordLevelsIn(html), lostPictures: 0 }
  clean(tree, origin)
  const { lostPictures } = origin
  if (lostPictures === 0 && !elementsIn(tree).some(isTelling)) return undefined
  const markdown = treeToMarkdown(tree).markdown.trim()
  return markdown === '' && lostPictures === 0 ? undefined : { markdown, lostPictures }
}
