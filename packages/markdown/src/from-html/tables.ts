import type { Element, ElementContent } from 'hast'
import { attribute, element, elementsIn, isElement, lineIn, text } from './tree.ts'

const BLOCKS = (
  'p div ul ol li pre blockquote h1 h2 h3 h4 h5 h6 figure section ' +
  // A table in a cell becomes text, too.
  'table thead tbody tfoot tr td th caption'
).split(' ')
/** These lose more than a line break in a cell. */
const LOST = ['ul', 'ol', 'pre', 'blockquote', 'table']

const isBlock = (node: ElementContent | undefined): boolean =>
  node !== undefined && isElement(node, ...BLOCKS)

const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === ''

/** A cell of a Markdown table is one line: blocks become text with breaks between them. */
const inOneLine = (nodes: ElementContent[]): ElementContent[] => {
  const children = nodes.some(isBlock) ? nodes.filter((node) => !isBlank(node)) : nodes
  return children.flatMap((child, place): ElementContent[] => {
    const isApart = place > 0 && (isBlock(child) || isBlock(children[place - 1]))
    const gap = isApart ? [element('br', [])] : []
    if (!isElement(child)) return [...gap, child]
    if (child.tagName === 'pre') return [...gap, element('code', [text(lineIn(child))])]
    const inside = inOneLine(child.children)
    if (!isBlock(child)) return [...gap, { ...child, children: inside }]
    return [...gap, ...(child.tagName === 'li' ? [text('• ')] : []), ...inside]
  })
}

const isCell = (node: Element) => isElement(node, 'td', 'th')

/** The cells of a table, without those of a table inside of them. */
const cellsOf = (node: Element): Element[] =>
  node.children.flatMap((child) => {
    if (!isElement(child)) return []
    return isCell(child) ? [child] : cellsOf(child)
  })

const hasSpan = (cell: Element) =>
  ['colSpan', 'rowSpan'].some((name) => Number(attribute(cell, name) || 1) > 1)

/** Prepares a table, and tells if its layout is more than Markdown can say. */
export const readTable = (table: Element): { nodes: ElementContent[]; isSimpler: boolean } => {
  const cells = cellsOf(table)
  const isSimpler = cells.some(
    (cell) => hasSpan(cell) || elementsIn(cell).some(({ tagName }) => LOST.includes(tagName)),
  )
  for (const cell of cells) cell.children = inOneLine(cell.children)
  const caption = elementsIn(table).find(({ tagName }) => tagName === 'caption')
  const below = caption ? [element('p', [element('em', caption.children)])] : []
  return { nodes: [table, ...below], isSimpler }
}
