import type { Element, ElementContent } from 'hast'
import { leadsToOtherHost, PICTURE_ADDRESS } from './addresses.ts'
import { codeFrame } from './code-frame.ts'
import { isHan } from './han.ts'
import { emphasis } from './han-emphasis.ts'
import { markLatinQuotes } from './latin-quotes.ts'
import { visibleText } from './text.ts'
import { element, hasClass, rewriteElements } from './tree.ts'

function picture(image: Element): ElementContent {
  const { src, alt } = image.properties
  if (!PICTURE_ADDRESS.test(String(src ?? ''))) return { type: 'text', value: String(alt ?? '') }
  return element('img', { ...image.properties, loading: 'lazy', decoding: 'async' }, [])
}

function link(anchor: Element): Element {
  if (!leadsToOtherHost(String(anchor.properties.href ?? ''))) return anchor
  return element('a', { ...anchor.properties, rel: ['noopener'] }, anchor.children)
}

/** A diagram stays as source until the browser draws it. */
function diagram(block: Element): Element {
  const properties = { className: ['md-editor-mermaid'], dataDiagram: 'mermaid' }
  return element('pre', properties, block.children)
}

/** Scrollable elements must be reachable by keyboard. */
function reachable(block: Element): Element {
  return element(block.tagName, { ...block.properties, tabIndex: 0 }, block.children)
}

function scrolling(table: Element): Element {
  return reachable(element('div', { className: ['article-table'] }, [table]))
}

/** Columns of a cell that stays on one line, as a date does. A Han character takes two. */
const WHOLE_CELL = 16

/** A short cell stays whole, because a line may break at the hyphens and spaces of a date. */
function cell(found: Element): Element {
  const columns = [...visibleText(found)].reduce((sum, one) => sum + (isHan(one) ? 2 : 1), 0)
  if (columns > WHOLE_CELL) return found
  const properties = { ...found.properties, className: ['whole-cell'] }
  return element(found.tagName, properties, found.children)
}

/** Buttons of the editor. In a page they would do nothing, and have one language only. */
const LEFT_OUT = ['md-editor-copy-button', 'md-editor-collapse-tips'] as const
const NOTHING: ElementContent = { type: 'text', value: '' }

/** The class that the code themes use for the background. */
function coloured(code: Element): Element {
  const { className } = code.properties
  const classes = Array.isArray(className) ? className : []
  return element('code', { ...code.properties, className: ['hljs', ...classes] }, code.children)
}

function block(pre: Element): Element {
  const children = pre.children.map((child) =>
    child.type === 'element' && child.tagName === 'code' ? coloured(child) : child,
  )
  return reachable(element('pre', pre.properties, children))
}

const BLOCKS = /^(?:ul|ol|p|pre|div|blockquote|details|figure)$/

const isNamed = (child: ElementContent, name: RegExp) =>
  child.type === 'element' && name.test(child.tagName)

/** The text after a checkbox labels it; nested content does not. */
function task(item: Element): Element {
  const paragraph = item.children.find((child) => isNamed(child, /^p$/))
  const isInside = !item.children.some((child) => isNamed(child, /^input$/))
  const { children } = isInside && paragraph?.type === 'element' ? paragraph : item
  const end = children.findIndex((child) => isNamed(child, BLOCKS))
  const words = children.splice(0, end < 0 ? children.length : end)
  children.unshift(element('label', {}, words))
  return item
}

/** Adds what a page needs and the preview omits: lazy pictures, scrollable tables. */
export function finish(body: Element): void {
  rewriteElements(body, (found) => {
    if (found.tagName === 'img') return picture(found)
    if (found.tagName === 'a') return link(found)
    if (found.tagName === 'em') return emphasis(found)
    if (/^t[hd]$/.test(found.tagName)) return cell(found)
    if (found.tagName === 'table') return scrolling(found)
    if (hasClass(found, 'md-editor-mermaid')) return diagram(found)
    if (hasClass(found, 'md-editor-katex-block')) return reachable(found)
    if (hasClass(found, 'task-list-item')) return task(found)
    if (hasClass(found, 'md-editor-code')) return codeFrame(found)
    if (found.tagName === 'pre') return block(found)
    if (LEFT_OUT.some((name) => hasClass(found, name))) return NOTHING
    return found
  })
  markLatinQuotes(body)
}
