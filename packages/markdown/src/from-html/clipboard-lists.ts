import type { Element, ElementContent } from 'hast'
import { attribute, classesOf, element, isElement } from './tree.ts'

const FEISHU_LIST = /^list-(?:bullet|number|check|done)([1-9])$/

const isList = (node: ElementContent): node is Element => isElement(node, 'ul', 'ol')

const itemsOf = (list: Element) => list.children.filter((child) => isElement(child, 'li'))

/** How deep a program says that a list is; the first level is 1. */
const levelOf = (list: Element): number => {
  const [item] = itemsOf(list)
  const named = classesOf(list).map((name) => FEISHU_LIST.exec(name)?.[1])
  const yuque = attribute(list, 'ne-level')
  const word = item && (attribute(item, 'dataAriaLevel') || attribute(item, 'ariaLevel'))
  return Number(named.find(Boolean) ?? (yuque === '' ? word || 1 : Number(yuque) + 1))
}

/** Yuque wraps a deeper list in lists without items. */
const unwrapped = (node: ElementContent): ElementContent[] => {
  if (!isList(node) || itemsOf(node).length > 0) return [node]
  const inner = node.children.filter(isList)
  return inner.length === 0 ? [node] : inner.flatMap(unwrapped)
}

const startOf = (list: Element) => Number(attribute(list, 'start') || 1)

/** Numbers that go on belong to one list, and so do bullets without anything between them. */
const goesOn = (list: Element, next: Element) =>
  list.tagName === next.tagName &&
  (list.tagName === 'ul' ||
    (attribute(next, 'start') !== '' && startOf(next) === startOf(list) + itemsOf(list).length))

/** Adds a list behind another one: to its items, or below the last of them. */
const join = (list: Element, next: Element, deeper: number): boolean => {
  if (deeper <= 0) {
    if (!goesOn(list, next)) return false
    list.children.push(...next.children)
    return true
  }
  const last = itemsOf(list).at(-1)
  if (!last || !isElement(last)) return false
  const inner = last.children.at(-1)
  if (!inner || !isList(inner) || !join(inner, next, deeper - 1)) last.children.push(next)
  return true
}

const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === ''

/** Many programs copy each item as a list of its own, and name the level in an attribute. */
export const joinLists = (nodes: readonly ElementContent[]): ElementContent[] => {
  const joined: ElementContent[] = []
  for (const node of nodes.flatMap(unwrapped)) {
    const before = joined.findLast((one) => !isBlank(one))
    const isJoined =
      before !== undefined &&
      isList(before) &&
      isList(node) &&
      join(before, node, levelOf(node) - levelOf(before))
    if (!isJoined) joined.push(node)
  }
  return joined
}

/** A list directly inside of another one belongs to the item before it. */
export const nestLists = (list: Element): void => {
  const children: ElementContent[] = []
  for (const child of list.children) {
    const last = children.findLast((one) => isElement(one, 'li'))
    if (isList(child) && last && isElement(last)) last.children.push(child)
    else children.push(child)
  }
  list.children = children
}

/** Feishu names a task in an attribute, Yuque puts its own box before the real one. */
export const readTask = (item: Element): void => {
  item.children = item.children.filter(
    (child) => !(isElement(child, 'i') && classesOf(child).includes('ne-tli-symbol')),
  )
  const kind = attribute(item, 'dataList')
  if (kind !== 'check' && kind !== 'done') return
  const isDone = kind === 'done' || attribute(item, 'dataChecked') === 'true'
  const [first, ...rest] = item.children
  const words = first && isElement(first, 'div') ? [...first.children, ...rest] : item.children
  item.children = [element('input', [], { type: 'checkbox', checked: isDone }), ...words]
}
