import type { Element, ElementContent } from 'hast'
import { attribute, elementsIn, hasClass, isElement, raw, rawBlock, text, textIn } from './tree.ts'

const inline = (tex: string) => raw(`$${tex.trim()}$`)
const display = (tex: string) => rawBlock(`$$\n${tex.trim()}\n$$`)

const annotationIn = (node: Element) =>
  elementsIn(node).find(({ tagName }) => tagName === 'annotation')

/** The source of a formula that KaTeX or MathJax has drawn. */
export const readFormula = (node: Element): ElementContent[] | undefined => {
  if (hasClass(node, 'MathJax', 'MathJax_Preview', 'MathJax_Display')) return []
  const type = attribute(node, 'type')
  if (isElement(node, 'script') && type.startsWith('math/tex')) {
    return [type.includes('display') ? display(textIn(node)) : inline(textIn(node))]
  }
  const isDisplay = hasClass(node, 'katex-display') || attribute(node, 'display') === 'block'
  if (!isDisplay && !hasClass(node, 'katex') && node.tagName !== 'math') return undefined
  const source = annotationIn(node)
  if (!source) return undefined
  return [isDisplay ? display(textIn(source)) : inline(textIn(source))]
}

const PAIRS = [
  ['$$', '$$'],
  ['\\[', '\\]'],
  ['\\(', '\\)'],
  ['$', '$'],
] as const

const FORMULA_MAX = 2_000

/** Whether the text between two single dollars looks like TeX and not like prices. */
const isTex = (inside: string, after: string) =>
  /^\S/.test(inside) && /\S$/.test(inside) && /[\\^_{}]/.test(inside) && !/^\d/.test(after)

/** The end of the formula that begins here. Undefined if none does. */
const endAt = (value: string, start: number): number | undefined => {
  const pair = PAIRS.find(([open]) => value.startsWith(open, start))
  if (!pair) return undefined
  const [open, close] = pair
  const from = start + open.length
  const length = value.slice(from, from + FORMULA_MAX).indexOf(close)
  if (length < 1) return undefined
  const end = from + length + close.length
  if (open !== '$') return end
  const inside = value.slice(from, from + length)
  return !inside.includes('\n') && isTex(inside, value.slice(end, end + 1)) ? end : undefined
}

/** Keeps formulas that stand in the text as TeX from being escaped. */
export const keepFormulas = (value: string): ElementContent[] => {
  const parts: ElementContent[] = []
  let from = 0
  for (const { index } of value.matchAll(/[$\\]/g)) {
    const end = index < from ? undefined : endAt(value, index)
    if (end === undefined) continue
    parts.push(text(value.slice(from, index)), raw(value.slice(index, end)))
    from = end
  }
  return [...parts, text(value.slice(from))]
}
