import type { Element, ElementContent, Properties, Root, Text } from 'hast'

export type Parent = Root | Element

/** Markdown that is written as it is. Parsed HTML never contains it. */
export interface Raw {
  readonly type: 'raw'
  readonly value: string
  readonly isBlock: boolean
}

export const element = (
  tagName: string,
  children: ElementContent[],
  properties: Properties = {},
): Element => ({ type: 'element', tagName, properties, children })

export const text = (value: string): Text => ({ type: 'text', value })

const rawNode = (value: string, isBlock: boolean): ElementContent =>
  ({ type: 'raw', value, isBlock }) satisfies Raw as unknown as ElementContent

export const raw = (value: string): ElementContent => rawNode(value, false)

export const rawBlock = (value: string): ElementContent => rawNode(value, true)

export const isElement = (node: Parent['children'][number], ...names: string[]): node is Element =>
  node.type === 'element' && (names.length === 0 || names.includes(node.tagName))

/** The value of an attribute, empty if there is none. Lists are joined by spaces. */
export const attribute = ({ properties }: Element, name: string): string => {
  const value = Object.hasOwn(properties, name) ? properties[name] : undefined
  if (Array.isArray(value)) return value.join(' ')
  return value == null || typeof value === 'boolean' ? '' : String(value).trim()
}

export const classesOf = (node: Element): string[] => {
  const { className } = node.properties
  return Array.isArray(className) ? className.map(String) : []
}

export const hasClass = (node: Element, ...names: string[]): boolean =>
  classesOf(node).some((name) => names.includes(name))

export const elementsIn = (parent: Parent): Element[] =>
  parent.children.flatMap((child) => (isElement(child) ? [child, ...elementsIn(child)] : []))

export const textIn = (node: Parent | Parent['children'][number]): string => {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textIn).join('') : ''
}

export const lineIn = (node: Parent): string => textIn(node).replaceAll(/\s+/g, ' ').trim()
