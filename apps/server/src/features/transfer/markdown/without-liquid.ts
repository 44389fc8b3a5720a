import { outsideOfCode, withoutAttributes } from './attributes.ts'

const SITE = /\{\{-?\s*site\.(?:url|baseurl)\s*-?\}\}/g
const ADDRESS = /\{\{-?\s*["']([^"'{}]+)["']\s*\|[^{}]*(?:_url|site\.(?:base)?url)\s*-?\}\}/g
const OUTPUT = /\{\{-?\s*((?:page|site|post|include|layout)\.[\w.]{1,100})[^{}\n]{0,200}\}\}/g

/** Removes the expressions of Jekyll that make addresses, and the attributes of Markdown. */
export const withoutLiquid = (
  content: string,
): { readonly text: string; readonly left: readonly string[] } => {
  const left: string[] = []
  const plain = outsideOfCode(content, /<!--\s*more\s*-->\n?/g, () => '')
  const local = outsideOfCode(plain, SITE, () => '')
  const addressed = outsideOfCode(local, ADDRESS, ([, address = '']) => address)
  const text = withoutAttributes(addressed)
  outsideOfCode(text, OUTPUT, ([whole = '', name = '']) => {
    left.push(`{{ ${name} }}`)
    return whole
  })
  return { text, left: [...new Set(left)] }
}
