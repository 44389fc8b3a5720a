import type { Element } from 'hast'
import { element, elementsOf, hasClass, rewriteElements } from './tree.ts'

/** Code in tabs does not fold: its header would be a button that contains buttons. */
function unfolded(frame: Element): Element {
  rewriteElements(frame, (found) =>
    found.tagName === 'summary' ? element('div', found.properties, found.children) : found,
  )
  return element('div', { className: frame.properties.className }, frame.children)
}

function addTitle(frame: Element, title: string): void {
  const head = elementsOf(frame).find((found) => hasClass(found, 'md-editor-code-action'))
  const properties = { className: ['md-editor-code-title'] }
  head?.children.unshift(element('span', properties, [{ type: 'text', value: title }]))
}

/** A summary may contain no blocks. */
function phrasing(head: Element | undefined): void {
  if (head?.tagName !== 'summary') return
  rewriteElements(head, (found) =>
    found.tagName === 'div' ? element('span', found.properties, found.children) : found,
  )
}

/** The frame around code: its file name, and the number of lines that it hides when folded. */
export function codeFrame(frame: Element): Element {
  const parts = elementsOf(frame)
  if (parts.some((found) => hasClass(found, 'md-editor-codetab-label'))) return unfolded(frame)
  const { className, open, dataTitle } = frame.properties
  if (typeof dataTitle === 'string') addTitle(frame, dataTitle)
  const head = parts.find((found) => hasClass(found, 'md-editor-code-head'))
  const lines = parts.filter((found) => hasClass(found, 'md-editor-code-line')).length
  if (head) head.properties.dataLines = String(lines)
  phrasing(head)
  return element(frame.tagName, { className, open }, frame.children)
}
