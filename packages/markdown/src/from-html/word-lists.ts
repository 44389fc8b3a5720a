import type { Element, ElementContent } from 'hast'
import { attribute, element, elementsIn, isElement, textIn } from './tree.ts'

const LEVEL = /mso-list:\s*(l\d+)\s+level([1-9])/i
const IGNORED = /mso-list:\s*ignore/i
const NUMBER =
  /^\s{0,9}(?:[（(]?(?:\d{1,9}|[a-z]|[ivx]{1,9}|[一二三四五六七八九十]{1,9})[.)、）．]|[①-⑳]|\d{1,9}(?:\s|$)|第[一二三四五六七八九十百\d]{1,9}|[一二三四五六七八九十]{1,9}(?:\s|$))/i
const DEFINITION = /@list\s{1,9}(l\d{1,9}:level[1-9])\s{0,9}\{([^{}]{0,2000})\}/g
/** Without a format, a level has numbers. */
const BULLETS = /mso-level-number-format:\s*(?:bullet|image)/i

/** Whether the levels of the lists of a document have numbers, where it says so. */
export type WordLevels = ReadonlyMap<string, boolean>

export const wordLevelsIn = (html: string): WordLevels =>
  new Map(
    [...html.matchAll(DEFINITION)].map(([, name = '', rules = '']) => [name, !BULLETS.test(rules)]),
  )

interface Item {
  readonly list: string
  readonly level: number
  readonly isOrdered: boolean
  /** Its number; 1 for a bullet and a letter. */
  readonly number: number
  readonly children: ElementContent[]
}

/** Word writes a list as paragraphs, each with its level and its bullet. */
const itemOf = (node: ElementContent, levels: WordLevels): Item | undefined => {
  if (!isElement(node, 'p')) return undefined
  const [, list = '', depth] = LEVEL.exec(attribute(node, 'style')) ?? []
  const level = Number(depth)
  if (!level) return undefined
  const isBullet = (child: Element) => IGNORED.test(attribute(child, 'style'))
  const bullet = elementsIn(node).find(isBullet)
  const without = (children: ElementContent[]): ElementContent[] =>
    children.flatMap((child): ElementContent[] => {
      if (!isElement(child)) return [child]
      return isBullet(child) ? [] : [{ ...child, children: without(child.children) }]
    })
  const sign = bullet ? textIn(bullet) : ''
  const isOrdered = levels.get(`${list}:level${level}`) ?? NUMBER.test(sign)
  // Of 2.3 it is the last one.
  const number = Number(/(\d{1,9})\D*$/.exec(sign)?.[1] ?? 1)
  return { list, level, isOrdered, number, children: without(node.children) }
}

const isAnotherList = (first: Item, next: Item) =>
  first.isOrdered !== next.isOrdered ||
  (first.list !== next.list && next.isOrdered && next.number === 1)

/** Nests items by their levels. Bullets after numbers are a list of their own. */
const listsOf = (items: readonly Item[]): Element[] => {
  const level = Math.min(...items.map((item) => item.level))
  const lists: Item[][] = []
  let first: Item | undefined
  for (const item of items) {
    if (!first || (item.level === level && isAnotherList(first, item))) lists.push([])
    if (item.level === level && (!first || isAnotherList(first, item))) first = item
    first ??= item
    lists.at(-1)?.push(item)
  }
  return lists.map(listOf)
}

const listOf = (items: readonly Item[]): Element => {
  const level = Math.min(...items.map((item) => item.level))
  const entries: Element[] = []
  let deeper: Item[] = []
  const nest = () => {
    if (deeper.length === 0) return
    const last = entries.at(-1) ?? element('li', [])
    if (entries.length === 0) entries.push(last)
    last.children.push(...listsOf(deeper))
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
  const first = items.find((item) => item.level === level)
  if (!first?.isOrdered) return element('ul', entries)
  return element('ol', entries, first.number === 1 ? {} : { start: first.number })
}

/** Replaces the paragraphs of lists by lists. */
export const withWordLists = (
  nodes: readonly ElementContent[],
  levels: WordLevels,
): ElementContent[] => {
  const result: ElementContent[] = []
  let items: Item[] = []
  const end = () => {
    if (items.length > 0) result.push(...listsOf(items))
    items = []
  }
  for (const node of nodes) {
    const item = itemOf(node, levels)
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
