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

/** `$$…$$`, `\[…\]`, `\(…\)`, and `$…$` as long as it looks like TeX and not like prices. */
const WRITTEN =
  /\$\$[^$]+\$\$|\\\[[^\]]+\\\]|\\\([^)]+\\\)|\$(?=[^\s$])[^$\n]*[\\^_{}][^$\n]*(?<=[^\s$])\$(?!\d)/g

/** Keeps formulas that stand in the text as TeX from being escaped. */
export const keepFormulas = (value: string): ElementContent[] => {
  const parts: ElementContent[] = []
  let from = 0
  for (const { index, 0: tex } of value.matchAll(WRITTEN)) {
    parts.push(text(value.slice(from, index)), raw(tex))
    from = index + tex.length
  }
  return [...parts, text(value.slice(from))]
}
