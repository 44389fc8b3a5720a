import { fromHtml } from 'hast-util-from-html'
import { visitParents } from 'unist-util-visit-parents'

/** Code that the owner puts into every page, and the origins that it may use. */
export interface SiteCode {
  readonly head_code: string
  readonly foot_code: string
  readonly code_sources: readonly string[]
}

/** Returns the texts of the elements of a kind, as a browser reads them. */
const textsOf = (code: string, name: 'script' | 'style'): string[] => {
  const texts: string[] = []
  visitParents(fromHtml(code, { fragment: true }), 'element', ({ tagName, children }) => {
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
  const code = head_code + foot_code
  return {
    html:
      html.slice(0, headEnd) +
      head_code +
      html.slice(headEnd, bodyEnd) +
      foot_code +
      html.slice(bodyEnd),
    scripts: textsOf(code, 'script'),
    styles: textsOf(code, 'style'),
    codeSources: code_sources,
  }
}
