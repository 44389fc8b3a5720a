import type { Element, ElementContent } from 'hast'
import {
  attribute,
  classesOf,
  element,
  elementsIn,
  hasClass,
  isElement,
  lineIn,
  raw,
  text,
  textIn,
} from './tree.ts'

const PICTOGRAPH = /^\s*(\p{Extended_Pictographic})\u{fe0f}?\s*/u

/** The meaning of the sign of a callout. */
const KINDS_OF_SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '💡': 'TIP',
    '⚠': 'WARNING',
    '❗': 'IMPORTANT',
    '🚨': 'CAUTION',
    '🚫': 'CAUTION',
    '❌': 'CAUTION',
  }),
)

const KINDS_OF_YUQUE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tips: 'TIP',
    success: 'TIP',
    warning: 'WARNING',
    danger: 'CAUTION',
  }),
)

/** Removes the sign at the beginning, and returns it. */
const takeSign = (node: Element): string => {
  const [first] = node.children.filter((child) => child.type !== 'text' || child.value.trim())
  if (first && isElement(first)) {
    if (classesOf(first).some((name) => name.startsWith('callout-emoji'))) {
      node.children = node.children.filter((child) => child !== first)
      return PICTOGRAPH.exec(lineIn(first))?.[1] ?? ''
    }
    return takeSign(first)
  }
  if (first?.type !== 'text') return ''
  const [written = '', sign = ''] = PICTOGRAPH.exec(first.value) ?? []
  first.value = first.value.slice(written.length)
  return sign
}

const quote = (children: ElementContent[]) => element('blockquote', children)

const callout = (kind: string, children: ElementContent[]) =>
  quote([element('p', [raw(`[!${kind}]`)]), element('div', children)])

/** Returns the quotation or the callout that an element is in its program. */
export const readQuote = (node: Element, isNotion: boolean): Element | undefined => {
  if (hasClass(node, 'MsoQuote', 'MsoIntenseQuote')) return quote([element('p', node.children)])
  if (hasClass(node, 'ne-quote', 'quote-container-block')) return quote(node.children)
  if (hasClass(node, 'ne-alert')) {
    return callout(KINDS_OF_YUQUE.get(attribute(node, 'dataType')) ?? 'NOTE', node.children)
  }
  if (!hasClass(node, 'callout-block') && !(isNotion && node.tagName === 'aside')) return undefined
  const kind = KINDS_OF_SIGNS.get(takeSign(node)) ?? 'NOTE'
  return callout(kind, node.children)
}

const withoutBold = (nodes: ElementContent[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (!isElement(node)) return [node]
    const children = withoutBold(node.children)
    if (/^(?:b|strong)$/.test(node.tagName)) return children
    const { style: _, ...properties } = node.properties
    return [{ ...node, properties, children }]
  })

const isBold = (node: Element) =>
  isElement(node, 'b', 'strong') ||
  /font-weight:\s*(?:bold|[6-9]00)/i.test(attribute(node, 'style'))

const isNumber = (part: Element) => /mso-list:\s*ignore/i.test(attribute(part, 'style'))

/** A heading is bold by itself. Word writes its number with spaces behind it. */
export const readHeading = (heading: Element): void => {
  const parts = elementsIn(heading)
  const number = parts.find(isNumber)
  if (number) number.children = [text(`${lineIn(number)} `)]
  const words = lineIn(heading).slice(number ? textIn(number).length : 0)
  const isWhole = parts.some((part) => isBold(part) && lineIn(part).endsWith(words))
  if (isWhole) heading.children = withoutBold(heading.children)
}

const isBackLink = (node: ElementContent) =>
  isElement(node, 'a') && /^#_(?:ftn|edn)ref/.test(attribute(node, 'href'))

const withoutBackLinks = (nodes: ElementContent[]): ElementContent[] =>
  nodes
    .filter((node) => !isBackLink(node))
    .map((node) =>
      isElement(node) ? { ...node, children: withoutBackLinks(node.children) } : node,
    )

/** The footnotes of Word, in the form of web pages. */
export const readFootnotes = (node: Element): Element | undefined => {
  const isNote = ({ properties: { id } }: Element) => /^(?:ftn|edn)\d+$/.test(String(id))
  if (!/mso-element:\s*(?:footnote|endnote)-list/i.test(attribute(node, 'style'))) return undefined
  const notes = elementsIn(node)
    .filter(isNote)
    .map((note) =>
      element('li', withoutBackLinks(note.children), { id: `_${attribute(note, 'id')}` }),
    )
  return element('section', [element('ol', notes)], { className: ['footnotes'] })
}
