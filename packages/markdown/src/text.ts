import type { Element, ElementContent } from 'hast'
import { hasClass } from './tree.ts'

const BLOCKS = new Set(
  'h1 h2 h3 h4 h5 h6 p br li blockquote pre tr th td figure figcaption details div dt dd'.split(
    ' ',
  ),
)

/**
 * Code labels, cards, usual titles of callouts, numbers of footnotes, diagram sources, and the second
 * copy of a formula are no text.
 */
function isFurniture(element: Element): boolean {
  return (
    element.properties.ariaHidden === 'true' ||
    element.properties.dataCallout !== undefined ||
    hasClass(element, 'md-editor-code-head') ||
    hasClass(element, 'embed') ||
    hasClass(element, 'footnote-ref') ||
    hasClass(element, 'footnote-backref') ||
    hasClass(element, 'md-editor-mermaid')
  )
}

function isAnnotation(child: ElementContent): boolean {
  return child.type === 'element' && child.tagName === 'annotation'
}

function rawText(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || isFurniture(node)) return ''
  if (node.tagName === 'semantics') return node.children.filter(isAnnotation).map(rawText).join('')
  const inside = node.children.map(rawText).join('')
  return BLOCKS.has(node.tagName) ? `\n${inside}\n` : inside
}

/** Returns the visible text, one line for each block. A formula is its TeX. */
export function visibleText(element: Element): string {
  const lines = element.children.map(rawText).join('').split('\n')
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
