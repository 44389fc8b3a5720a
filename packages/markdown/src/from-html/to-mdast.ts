import type { Element, Root } from 'hast'
import { type Handle, type State, toMdast } from 'hast-util-to-mdast'
import type { Html, Nodes, PhrasingContent, RootContent, Root as TextRoot } from 'mdast'
import { FOOTNOTE } from './footnotes.ts'
import { attribute, lineIn, type Raw } from './tree.ts'

/** Markdown as it is, inside of a paragraph: the library takes it for an element of a line. */
const verbatim = (value: string): Html => ({ type: 'html', value, data: { hName: 'span' } }) as Html

const all: Handle = (state, node) => state.all(node)

/** Takes the spaces at the ends out: `**a **b` would not be bold. */
const apart = (children: PhrasingContent[]) => {
  const inside = [...children]
  const spaces = { before: false, after: false }
  const first = inside[0]
  if (first?.type === 'text') {
    const value = first.value.trimStart()
    spaces.before = value.length < first.value.length
    inside[0] = { ...first, value }
  }
  const last = inside.at(-1)
  if (last?.type === 'text') {
    const value = last.value.trimEnd()
    spaces.after = value.length < last.value.length
    inside[inside.length - 1] = { ...last, value }
  }
  return { ...spaces, inside: inside.filter((node) => node.type !== 'text' || node.value !== '') }
}

type Wrap = (children: PhrasingContent[]) => PhrasingContent[]

const phrase =
  (wrap: Wrap): Handle =>
  (state: State, node: Element) => {
    const { before, after, inside } = apart(state.all(node) as PhrasingContent[])
    const spaced = (isSpaced: boolean): PhrasingContent[] =>
      isSpaced ? [{ type: 'text', value: ' ' }] : []
    if (inside.length === 0) return spaced(before || after)
    return [...spaced(before), ...wrap(inside), ...spaced(after)]
  }

const strong = phrase((children) => [{ type: 'strong', children }])
const emphasis = phrase((children) => [{ type: 'emphasis', children }])
const deletion = phrase((children) => [{ type: 'delete', children }])
const mark = phrase((children) => [verbatim('=='), ...children, verbatim('==')])

/** Subscript and superscript are single words in Markdown. */
const script =
  (marker: string): Handle =>
  (state, node: Element) => {
    const word = lineIn(node)
    const isWord = word !== '' && !/[\s~^]/.test(word)
    return isWord ? [verbatim(marker), ...state.all(node), verbatim(marker)] : state.all(node)
  }

const reference: Handle = (_, node: Element) => {
  const label = attribute(node, 'label')
  return { type: 'footnoteReference', identifier: label, label }
}

const definition: Handle = (state, node: Element) => {
  const label = attribute(node, 'label')
  const children = state.toFlow(state.all(node))
  return { type: 'footnoteDefinition', identifier: label, label, children }
}

const ADDRESS = /https?:\/\/[^\s<>"'）】」，。；、]+/g
/** Belongs to the sentence around an address. */
const BEHIND_ADDRESS = /[.,:;!?)\]]$/

const addressIn = (found: string): string => {
  let end = found.length
  while (BEHIND_ADDRESS.test(found.slice(0, end).slice(-1))) end -= 1
  return found.slice(0, end)
}

/** Addresses in the text become links, so that their underscores are not escaped. */
const linked = (value: string): PhrasingContent[] => {
  const parts: PhrasingContent[] = []
  let from = 0
  for (const { index, 0: found } of value.matchAll(ADDRESS)) {
    const url = addressIn(found)
    if (index > from) parts.push({ type: 'text', value: value.slice(from, index) })
    parts.push({ type: 'link', url, children: [{ type: 'text', value: url }] })
    from = index + url.length
  }
  return from < value.length ? [...parts, { type: 'text', value: value.slice(from) }] : parts
}

const linkAddresses = (node: Nodes): void => {
  if (!('children' in node) || node.type === 'link') return
  const parent = node as { children: RootContent[] }
  parent.children = parent.children.flatMap((child): RootContent[] =>
    child.type === 'text' ? linked(child.value) : [child],
  )
  for (const child of parent.children) linkAddresses(child)
}

/** Bold text inside of bold text is no bolder, and its marks would end the outer ones. */
const withoutRepeats = (node: Nodes, within: readonly string[] = []): void => {
  if (!('children' in node)) return
  const parent = node as { children: RootContent[] }
  const kinds = [...within, node.type]
  const flat = (child: RootContent): RootContent[] =>
    (child.type === 'strong' || child.type === 'emphasis') && kinds.includes(child.type)
      ? child.children.flatMap(flat)
      : [child]
  parent.children = parent.children.flatMap(flat)
  for (const child of parent.children) withoutRepeats(child, kinds)
}

/** Translates a prepared tree of HTML to a tree of Markdown. */
export const markdownTree = (tree: Root): TextRoot => {
  const made = toMdast(tree, {
    document: true,
    handlers: {
      ...{ b: strong, strong, i: emphasis, em: emphasis, cite: emphasis, u: all, ins: all },
      ...{ s: deletion, strike: deletion, del: deletion, mark },
      ...{ sub: script('~'), sup: script('^') },
      [FOOTNOTE.reference]: reference,
      [FOOTNOTE.definition]: definition,
    },
    nodeHandlers: {
      comment: () => undefined,
      raw: (_: State, { value, isBlock }: Raw) =>
        isBlock ? { type: 'html', value } : verbatim(value),
    },
  })
  const root = made as TextRoot
  withoutRepeats(root)
  linkAddresses(root)
  return root
}
