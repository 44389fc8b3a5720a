import type { Element, ElementContent } from 'hast'
import { attribute, element, elementsIn, isElement, textIn } from './tree.ts'

const LEVEL = /mso-list:\s*l\d+\s+level([1-9])/i
const IGNORED = /mso-list:\s*ignore/i
const NUMBER = /^\s*(?:[（(]?(?:\d+|[a-z]|[ivx]+|[一二三四五六七八九十]+)[.)、）．]|[①-⑳])/i

interface Item {
  readonly level: number
  readonly isOrdered: boolean
  /** Its number; 1 for a bullet and a letter. */
  readonly number: number
  readonly children: ElementContent[]
}

/** Word writes a list as paragraphs, each with its level and its bullet. */
const itemOf = (node: ElementContent): Item | undefined => {
  if (!isElement(node, 'p')) return undefined
  const level = Number(LEVEL.exec(attribute(node, 'style'))?.[1])
  if (!level) return undefined
  const isBullet = (child: Element) => IGNORED.test(attribute(child, 'style'))
  const bullet = elementsIn(node).find(isBullet)
  const without = (children: ElementContent[]): ElementContent[] =>
    children.flatMap((child): ElementContent[] => {
      if (!isElement(child)) return [child]
      return isBullet(child) ? [] : [{ ...child, children: without(child.children) }]
    })
  const sign = bullet ? textIn(bullet) : ''
  const isOrdered = NUMBER.test(sign)
  // Of 2.3 it is the last one.
  const number = Number(/(\d{1,9})\D*$/.exec(sign)?.[1] ?? 1)
  return { level, isOrdered, number, children: without(node.children) }
}

/** Nests items by their levels. */
const listOf = (items: readonly Item[]): Element => {
  const [first] = items
  const level = Math.min(...items.map((item) => item.level))
  const entries: Element[] = []
  let deeper: Item[] = []
  const nest = () => {
    if (deeper.length === 0) return
    const last = entries.at(-1) ?? element('li', [])
    if (entries.length === 0) entries.push(last)
    last.children.push(listOf(deeper))
    deeper = []
  }
  for (const item of items) {
    if (item.level > level) deeper.push(item)
    else {
      nest()
      entries.push(element('li', [...item.children]))
    }
  }
  nest()
  if (!first?.isOrdered) return element('ul', entries)
  return element('ol', entries, first.number === 1 ? {} : { start: first.number })
}

/** Replaces the paragraphs of lists by lists. */
export const withWordLists = (nodes: readonly ElementContent[]): ElementContent[] => {
  const result: ElementContent[] = []
  let items: Item[] = []
  const end = () => {
    if (items.length > 0) result.push(listOf(items))
    items = []
  }
  for (const node of nodes) {
    const item = itemOf(node)
    if (item) items.push(item)
    // Spaces between two items do not end a list.
    else if (items.length === 0 || node.type !== 'text' || node.value.trim() !== '') {
      end()
      result.push(node)
    }
  }
  end()
  return result
}
