import type { Element, ElementContent } from 'hast'
import { attribute, element, elementsIn, isElement, lineIn, text } from './tree.ts'

const BLOCKS = 'p div ul ol li pre blockquote h1 h2 h3 h4 h5 h6 figure section'.split(' ')
/** These lose more than a line break in a cell. */
const LOST = ['ul', 'ol', 'pre', 'blockquote', 'table']

/** A cell of a Markdown table is one line: blocks become text with breaks between them. */
const inOneLine = (children: ElementContent[]): ElementContent[] =>
  children.flatMap((child, place): ElementContent[] => {
    if (!isElement(child)) return [child]
    if (child.tagName === 'pre') return [element('code', [text(lineIn(child))])]
    const inside = inOneLine(child.children)
    if (!BLOCKS.includes(child.tagName)) return [{ ...child, children: inside }]
    const gap = place > 0 ? [element('br', [])] : []
    return [...gap, ...(child.tagName === 'li' ? [text('• ')] : []), ...inside]
  })

const isCell = ({ tagName }: Element) => tagName === 'td' || tagName === 'th'

const hasSpan = (cell: Element) =>
  ['colSpan', 'rowSpan'].some((name) => Number(attribute(cell, name) || 1) > 1)

/** Prepares a table, and tells if its layout is more than Markdown can say. */
export const readTable = (table: Element): { nodes: ElementContent[]; isSimpler: boolean } => {
  const cells = elementsIn(table).filter(isCell)
  const isSimpler = cells.some(
    (cell) => hasSpan(cell) || elementsIn(cell).some(({ tagName }) => LOST.includes(tagName)),
  )
  for (const cell of cells) cell.children = inOneLine(cell.children)
  const caption = elementsIn(table).find(({ tagName }) => tagName === 'caption')
  const below = caption ? [element('p', [element('em', caption.children)])] : []
  return { nodes: [table, ...below], isSimpler }
}
