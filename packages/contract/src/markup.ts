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

/** Elements that begin and end a line. Of them only `p` stays an element. */
const BLOCK = /^(?:article|blockquote|d[dlt]|div|h[1-6]|hr|li|ol|p|pre|section|t(?:able|r)|ul)$/

/** Where the next text stands in its line. `block`: behind the start or the end of a block. */
type Place = 'inline' | 'block' | 'lineStart'

/**
 * Parses the known tags and closes them in order. Of unknown tags only the content stays; blocks
 * become line breaks.
 */
const treeOf = (text: string): MarkupNode[] => {
  const open: [Open, ...Open[]] = [{ tag: undefined, children: [] }]
  let place: Place = 'lineStart'
  const here = () => open.at(-1)?.children ?? open[0].children
  const push = (node: MarkupNode, next: Place) => {
    if (place === 'block') here().push({ tag: 'br', children: [] })
    here().push(node)
    place = next
  }
  /** White space around a block is not shown. */
  const say = (piece: string) => {
    const shown = place === 'inline' ? piece : piece.replace(/^[ \t\r\n]+/, '')
    if (shown) push(decoded(shown), 'inline')
  }
  const enter = (tag: MarkupTag) => {
    const children: MarkupNode[] = []
    here().push({ tag, children })
    open.push({ tag, children })
  }
  const close = (tag: MarkupTag) => {
    const at = open.findLastIndex((element) => element.tag === tag)
    if (at > 0) open.splice(at)
    return at > 0
  }
  const block = (tag: string, isClosing: boolean) => {
    const hasClosed = tag === 'p' && close(tag)
    const isParagraph = tag === 'p' && !isClosing && open.length <= DEPTH_MAX
    if (isParagraph) enter('p')
    // A paragraph breaks the line by itself.
    if (hasClosed || isParagraph) place = 'lineStart'
    else if (place === 'inline') place = 'block'
  }
  let read = 0
  for (const { 0: whole, 1: closing = '', 2: name = '', index } of text.matchAll(TAG)) {
    say(text.slice(read, index))
    read = index + whole.length
    const tag = name.toLowerCase()
    if (BLOCK.test(tag)) block(tag, closing !== '')
    else if (!isKnown(tag)) continue
    else if (closing) close(tag)
    else if (tag === 'br') push({ tag, children: [] }, 'lineStart')
    else if (open.length <= DEPTH_MAX) enter(tag)
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

const withBreak = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`)

const seen = (nodes: readonly MarkupNode[], before = ''): string =>
  nodes.reduce<string>((text, node) => {
    if (typeof node === 'string') return text + node
    if (node.tag === 'br') return `${text}\n`
    if (node.tag === 'p') return withBreak(seen(node.children, withBreak(text)))
    return seen(node.children, text)
  }, before)

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
