import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { visitParents } from 'unist-util-visit-parents'

/** Code that the owner puts into the pages, and the origins that it may use. */
export interface SiteCode {
  readonly head_code: string
  readonly foot_code: string
  readonly code_sources: readonly string[]
}

/** Of a page with a secret in its address: a statistics script would give the address away. */
export const NO_CODE: SiteCode = { head_code: '', foot_code: '', code_sources: [] }

/** Reads code as a browser does. What was not closed ends here, and not with the page. */
const treeOf = (code: string): Root => fromHtml(code, { fragment: true })

/** Returns the texts of the elements of a kind. */
const textsOf = (tree: Root, name: 'script' | 'style'): string[] => {
  const texts: string[] = []
  visitParents(tree, 'element', ({ tagName, children }) => {
    if (tagName !== name) return
    texts.push(children.map((child) => (child.type === 'text' ? child.value : '')).join(''))
  })
  return texts.filter(Boolean)
}

/** Puts the code into a page. Returns its inline scripts and styles for the policy of the page. */
export const withSiteCode = (html: string, { head_code, foot_code, code_sources }: SiteCode) => {
  if (head_code === '' && foot_code === '')
    return { html, scripts: [], styles: [], codeSources: [] }
  const headEnd = html.indexOf('</head>')
  const bodyEnd = html.lastIndexOf('</body>')
  const [head, foot] = [treeOf(head_code), treeOf(foot_code)]
  const inBoth = (name: 'script' | 'style') => [...textsOf(head, name), ...textsOf(foot, name)]
  return {
    html:
      html.slice(0, headEnd) +
      toHtml(head) +
      html.slice(headEnd, bodyEnd) +
      toHtml(foot) +
      html.slice(bodyEnd),
    scripts: inBoth('script'),
    styles: inBoth('style'),
    codeSources: code_sources,
  }
}
