import type { Element, ElementContent } from 'hast'
import { isHan } from './han.ts'
import { element, hasClass } from './tree.ts'

const PAIR = /“([^“”]*)”/g
const LEFT_ALONE = /^(?:code|pre|math|svg)$/

const hasHan = (text: string) => [...text].some(isHan)

const text = (value: string): ElementContent => ({ type: 'text', value })

const mark = (quote: string) => element('span', { className: ['latin'] }, [text(quote)])

/** Returns the text with its quotes of Latin sentences marked. Beside Han they stay as they are. */
function markedQuotes(value: string): ElementContent[] {
  const parts: ElementContent[] = []
  let end = 0
  for (const { 0: pair, 1: inside = '', index } of value.matchAll(PAIR)) {
    const after = index + pair.length
    const left = value.slice(0, index).trimEnd().slice(-1)
    const right = value.slice(after).trimStart().slice(0, 1)
    if (hasHan(left + inside + right)) continue
    parts.push(text(value.slice(end, index)), mark('“'), text(inside), mark('”'))
    end = after
  }
  return [...parts, text(value.slice(end))].filter((part) => part.type !== 'text' || part.value)
}

/** Chinese faces draw curly quotes as wide as a character. The page finds those of other languages. */
export function markLatinQuotes(parent: Element): void {
  if (LEFT_ALONE.test(parent.tagName) || hasClass(parent, 'katex')) return
  parent.children = parent.children.flatMap((child) => {
    if (child.type === 'text' && child.value.includes('“')) return markedQuotes(child.value)
    if (child.type === 'element') markLatinQuotes(child)
    return child
  })
}
