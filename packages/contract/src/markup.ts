/** The tags of the reduced markup. They have no attributes. */
export const MARKUP_TAGS = ['b', 'i', 'em', 'strong', 'u', 's', 'br', 'p', 'span'] as const
type MarkupTag = (typeof MARKUP_TAGS)[number]

interface MarkupElement {
  readonly tag: MarkupTag
  readonly children: readonly MarkupNode[]
}
export type MarkupNode = string | MarkupElement

const TAG = /<(\/?)([a-z][a-z0-9]*)(?:[\s/][^<>]*)?>/gi
const ANY_TAG = new RegExp(TAG.source, 'i')
/** A text with one of these words is never markup. */
const SUSPECT = /script|alert|window|prompt|location|href|iframe|onload|onerror/i
/** Maximum depth of nested tags. */
const DEPTH_MAX = 8

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
  '&amp;': '&',
}

const decoded = (text: string) =>
  text.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
const encoded = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Whether a text is markup; any other text is shown literally. */
export const isMarkup = (text: string): boolean => ANY_TAG.test(text) && !SUSPECT.test(text)

const isKnown = (name: string): name is MarkupTag =>
  (MARKUP_TAGS as readonly string[]).includes(name)

interface Open {
  readonly tag: MarkupTag | undefined
  readonly children: MarkupNode[]
}

/** Parses the known tags and closes them in order. Of unknown tags only the content stays. */
const treeOf = (text: string): MarkupNode[] => {
  const open: [Open, ...Open[]] = [{ tag: undefined, children: [] }]
  const here = () => open.at(-1)?.children ?? open[0].children
  const say = (piece: string) => piece && here().push(decoded(piece))
  let read = 0
  for (const { 0: whole, 1: closing, 2: name = '', index } of text.matchAll(TAG)) {
    say(text.slice(read, index))
    read = index + whole.length
    const tag = name.toLowerCase()
    if (!isKnown(tag)) continue
    const at = open.findLastIndex((element) => element.tag === tag)
    if (closing) {
      if (at > 0) open.splice(at)
    } else if (tag === 'br') here().push({ tag, children: [] })
    // HTML does not allow a paragraph in a paragraph: the browser would split them.
    else if (open.length <= DEPTH_MAX && !(tag === 'p' && at > 0)) {
      const children: MarkupNode[] = []
      here().push({ tag, children })
      open.push({ tag, children })
    }
  }
  say(text.slice(read))
  return open[0].children
}

/** Returns a text as nodes: a single string if it is not markup. */
export const markupTree = (text: string): readonly MarkupNode[] =>
  isMarkup(text) ? treeOf(text) : [text]

const written = (nodes: readonly MarkupNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return encoded(node)
      return node.tag === 'br' ? '<br>' : `<${node.tag}>${written(node.children)}</${node.tag}>`
    })
    .join('')

const BREAKS: readonly string[] = ['br', 'p']

const seen = (nodes: readonly MarkupNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      return seen(node.children) + (BREAKS.includes(node.tag) ? '\n' : '')
    })
    .join('')

/** The text that a reader sees. */
export const visibleText = (text: string): string => seen(markupTree(text))

/** Returns the text to store: known tags only, without attributes. Other texts do not change. */
export const reducedMarkup = (text: string): string => {
  if (!isMarkup(text)) return text
  const tree = treeOf(text)
  const words = seen(tree)
  const reduced = written(tree)
  if (isMarkup(reduced)) return reduced
  // A text about tags would become markup without an element around it.
  return isMarkup(words) ? `<span>${encoded(words)}</span>` : words
}
