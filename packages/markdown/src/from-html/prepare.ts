import type { Element, ElementContent } from 'hast'
import { isVerse, readCode, readVerse } from './code.ts'
import { readDetails } from './details.ts'
import { linkOf } from './embeds.ts'
import { keepFormulas, readFormula } from './formulas.ts'
import { isFigure, readFigure, readPicture, readPictureLink, withoutCopies } from './pictures.ts'
import { readTable } from './tables.ts'
import { attribute, element, isElement, type Parent } from './tree.ts'

/** Notes about parts that were expressed in another way, or left out. */
export type Note = 'partsLeftOut' | 'embedLinked' | 'simplified' | 'pictureRefused'

type Notes = Set<Note>
type Change = (node: Element, notes: Notes) => ElementContent[]

const drop: Change = () => []

const leaveOut: Change = (_, notes) => {
  notes.add('partsLeftOut')
  return []
}

const embed: Change = (node, notes) => {
  const link = linkOf(node)
  if (!link) return leaveOut(node, notes)
  notes.add('embedLinked')
  return [link]
}

const script: Change = (node, notes) =>
  /^(?:https:)?\/\/gist\.github\.com\//.test(attribute(node, 'src')) ? embed(node, notes) : []

const SAFE_LINK = /^(?:https?:|mailto:|[/#?.]|[^:]*$)/i

const link: Change = (node) => {
  const picture = readPictureLink(node)
  if (picture) return picture
  const href = attribute(node, 'href')
  return href && SAFE_LINK.test(href) ? [node] : [element('span', node.children)]
}

const picture: Change = (node, notes) => {
  const read = readPicture(node)
  if (!read) notes.add('pictureRefused')
  return read ?? []
}

const input: Change = (node, notes) =>
  attribute(node, 'type') === 'checkbox' ? [node] : leaveOut(node, notes)

const table: Change = (node, notes) => {
  const { nodes, isSimpler } = readTable(node)
  if (isSimpler) notes.add('simplified')
  return nodes
}

/** Editors that know no tags for it write emphasis as style. */
const STYLES: readonly (readonly [RegExp, string])[] = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]{0,60}line-through/i, 'del'],
]

const span: Change = (node) => {
  const style = attribute(node, 'style')
  const names = STYLES.filter(([form]) => form.test(style)).map(([, name]) => name)
  const [outer, ...inner] = names
  if (!outer) return [node]
  const children = inner.reduce((inside, name) => [element(name, inside)], node.children)
  return [element(outer, children)]
}

const CHANGES: Readonly<Record<string, Change>> = {
  a: link,
  details: readDetails,
  img: picture,
  input,
  script,
  span,
  table,
  ...Object.fromEntries(['iframe', 'video', 'audio', 'embed', 'object'].map((n) => [n, embed])),
  ...Object.fromEntries(
    ['form', 'select', 'textarea', 'canvas', 'svg', 'math'].map((name) => [name, leaveOut]),
  ),
  ...Object.fromEntries(
    ['style', 'link', 'meta', 'title', 'template', 'button'].map((name) => [name, drop]),
  ),
}

/** Returns what stands in the place of an element, and whether it is finished. */
const replace = (node: Element, notes: Notes): { nodes: ElementContent[]; isDone: boolean } => {
  const formula = readFormula(node)
  if (formula) return { nodes: formula, isDone: true }
  if (isVerse(node)) return { nodes: [readVerse(node)], isDone: false }
  const code = readCode(node)
  if (code) return { nodes: [code], isDone: true }
  if (isFigure(node)) return { nodes: readFigure(node), isDone: false }
  const change = Object.hasOwn(CHANGES, node.tagName) ? CHANGES[node.tagName] : undefined
  return { nodes: change ? change(node, notes) : [node], isDone: node.tagName === 'code' }
}

/** Rewrites everything that only a web page can show as something that Markdown can say. */
export const prepare = (parent: Parent, notes: Notes): void => {
  const children = withoutCopies(parent.children as ElementContent[])
  parent.children = children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return keepFormulas(child.value)
    if (!isElement(child)) return [child]
    const { nodes, isDone } = replace(child, notes)
    if (isDone) return nodes
    for (const node of nodes) if (isElement(node)) prepare(node, notes)
    return nodes
  })
}
