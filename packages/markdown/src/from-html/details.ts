import type { Element, ElementContent } from 'hast'
import { element, elementsIn, isElement, lineIn, raw, text } from './tree.ts'

/** The title of a fold is one line. */
const titleOf = (summary: Element): ElementContent[] => {
  const isLine = elementsIn(summary).every(({ tagName }) => PHRASING.has(tagName))
  return isLine ? summary.children : [text(lineIn(summary))]
}

const PHRASING: ReadonlySet<string> = new Set('a abbr b code del em i s span strong u'.split(' '))

/** A fold around another one needs a longer mark. */
const marksOf = (node: Element): string => {
  const inner = elementsIn(node).filter(({ tagName }) => tagName === 'details')
  return inner.length === 0
    ? ':::'
    : `${inner.map(marksOf).reduce((long, one) => (one.length > long.length ? one : long))}:`
}

/** Reads what unfolds as a fold. */
export const readDetails = (node: Element): ElementContent[] => {
  const summary = node.children.find((child) => isElement(child, 'summary'))
  const title = summary && isElement(summary) ? titleOf(summary) : []
  const rest = node.children.filter((child) => child !== summary)
  const marks = marksOf(node)
  return [
    element(
      'p',
      title.length > 0 ? [raw(`${marks} details `), ...title] : [raw(`${marks} details`)],
    ),
    element('div', rest),
    element('p', [raw(marks)]),
  ]
}
