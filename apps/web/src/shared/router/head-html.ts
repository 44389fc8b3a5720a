import type { HeadTag, PageHead } from './route.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<"]/g, (letter) => ESCAPES[letter] ?? letter)

/** JSON that cannot close the script element around it. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c')

const tag = (name: 'meta' | 'link', attributes: HeadTag) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escapeHtml(value)}"`))
    .join('')}>`

/** The tags of a page, for the server and for page changes in the browser. */
export const headHtml = ({ title, meta, links = [], data = [] }: PageHead): string =>
  [
    `<title>${escapeHtml(title)}</title>`,
    ...meta.map((attributes) => tag('meta', attributes)),
    ...links.map((attributes) => tag('link', attributes)),
    ...data.map((thing) => `<script type="application/ld+json">${scriptJson(thing)}</script>`),
  ].join('')

/** The comments around the tags of the page. */
export const HEAD_START = 'page'
export const HEAD_END = '/page'

const markOf = (text: string) =>
  [...document.head.childNodes].find((node) => node instanceof Comment && node.data.trim() === text)

/** Replaces the tags of the last page. */
export const showHead = (head: PageHead): void => {
  const start = markOf(HEAD_START)
  const end = markOf(HEAD_END)
  if (!start || !end) return
  const range = document.createRange()
  range.setStartAfter(start)
  range.setEndBefore(end)
  range.deleteContents()
  range.insertNode(range.createContextualFragment(headHtml(head)))
}
