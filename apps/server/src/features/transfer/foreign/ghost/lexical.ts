import { element, isElement, text } from '@lanting/markdown/html-tree'
import type { Element, ElementContent, Root } from 'hast'
import { listOf, type Row, rowOf, textOf } from '../values.ts'
import { cardOf } from './cards.ts'

/** The bits of a text's format, innermost first. Underlines have no form in Markdown. */
const FORMATS: readonly (readonly [number, string])[] = [
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
  [4, 'del'],
  [2, 'em'],
  [1, 'strong'],
]

const textNode = (node: Row): ElementContent => {
  const format = Number(node.format) || 0
  return FORMATS.reduce<ElementContent>(
    (inside, [bit, name]) => ((format & bit) === 0 ? inside : element(name, [inside])),
    text(textOf(node.text)),
  )
}

/** A nested list is an item of its own here, and part of the item before it in HTML. */
const listItems = (node: Row): Element[] => {
  const items: Element[] = []
  for (const child of listOf(node.children)) {
    const item = rowOf(child)
    const children = childrenOf(item)
    const last = items.at(-1)
    const isNested = children.length > 0 && children.every((one) => isElement(one, 'ul', 'ol'))
    if (isNested && last) {
      last.children.push(...children)
      continue
    }
    const isTask = textOf(node.listType) === 'check'
    const box = element('input', [], { type: 'checkbox', checked: item.checked === true })
    items.push(element('li', [...(isTask ? [box] : []), ...children]))
  }
  return items
}

const list = (node: Row): Element => {
  const isOrdered = textOf(node.listType) === 'number'
  const start = Number(node.start) || 1
  return element(isOrdered ? 'ol' : 'ul', listItems(node), isOrdered ? { start } : {})
}

const link = (node: Row): Element =>
  element('a', childrenOf(node), {
    href: textOf(node.url),
    ...(textOf(node.title) ? { title: textOf(node.title) } : {}),
  })

const quote = (node: Row) => element('blockquote', [element('p', childrenOf(node))])
const heading = (node: Row) =>
  element(/^h[1-6]$/.test(textOf(node.tag)) ? textOf(node.tag) : 'h2', childrenOf(node))

const NODES: Readonly<Record<string, (node: Row) => ElementContent>> = {
  ...{ text: textNode, 'extended-text': textNode, tk: textNode },
  ...{ heading, 'extended-heading': heading },
  ...{ quote, 'extended-quote': quote, aside: quote },
  ...{ list, link, autolink: link, 'at-link': link },
  paragraph: (node) => element('p', childrenOf(node)),
  linebreak: () => element('br', []),
  zwnj: () => text(''),
}

const nodeOf = (node: Row): ElementContent[] => {
  const name = textOf(node.type)
  const make = Object.hasOwn(NODES, name) ? NODES[name] : undefined
  return make ? [make(node)] : cardOf(name, node)
}

const childrenOf = (node: Row): ElementContent[] =>
  listOf(node.children).flatMap((child) => nodeOf(rowOf(child)))

/** Reads the text of a post in Lexical, the format since Ghost 5. */
export const lexicalTree = (json: string): Root => ({
  type: 'root',
  children: childrenOf(rowOf(rowOf(JSON.parse(json)).root)),
})
