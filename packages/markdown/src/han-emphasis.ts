import type { Element, ElementContent } from 'hast'
import { hanRuns } from './han.ts'
import { hasClass } from './tree.ts'

const MARK = 'han'

const textOf = (value: string): ElementContent => ({ type: 'text', value })

const marked = (value: string): ElementContent => ({
  type: 'element',
  tagName: 'span',
  properties: { className: [MARK] },
  children: [textOf(value)],
})

/** Every second run is Han. The first may be empty. */
function markedRuns(text: string): ElementContent[] {
  return hanRuns(text).flatMap((run, place) => {
    if (run === '') return []
    return place % 2 === 1 ? marked(run) : textOf(run)
  })
}

/** Code and formulas are left unchanged. */
function isLeftAlone(part: Element): boolean {
  return part.tagName === 'code' || hasClass(part, 'md-editor-katex-inline') || hasClass(part, MARK)
}

/** Emphasised Han characters get dots instead of italics. The page finds them by class. */
export function emphasis(part: Element): Element {
  const children = part.children.flatMap((child) => {
    if (child.type === 'text') return markedRuns(child.value)
    return child.type === 'element' && !isLeftAlone(child) ? emphasis(child) : child
  })
  return { ...part, children }
}
