import type { Element, ElementContent, Root } from 'hast'
import { attribute, classesOf, elementsIn, isElement, lineIn, type Parent } from './tree.ts'

/** The elements that the footnotes of a text become. The writer knows both. */
export const FOOTNOTE = { reference: 'footnote-reference', definition: 'footnote-definition' }

const CONTAINER = /(?:^|-)footnotes(?:$|_|-list)/
const BACK_ARROW = /^(?:[\s↩↑⤴^\d:]|\u{fe0e}|\u{fe0f})*$/u

const isContainer = (node: Element) => classesOf(node).some((name) => CONTAINER.test(name))

const isBackLink = (node: ElementContent) =>
  isElement(node, 'a') &&
  attribute(node, 'href').startsWith('#') &&
  (BACK_ARROW.test(lineIn(node)) || /backref|reversefootnote/.test(classesOf(node).join(' ')))

/** Removes links back to the text, and the elements that contain nothing else. */
const withoutBackLinks = (nodes: ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (isBackLink(node)) return []
    if (!isElement(node) || node.tagName === 'img') return [node]
    const children = withoutBackLinks(node.children)
    const isEmptied = children.length === 0 && node.children.length > 0
    return isEmptied ? [] : [{ ...node, children }]
  })

const notesIn = (root: Root) =>
  elementsIn(root)
    .filter(isContainer)
    .flatMap((container) => elementsIn(container))
    .filter((node) => node.tagName === 'li' && attribute(node, 'id') !== '')

const targetOf = (node: Element) => {
  const href = attribute(node, 'href')
  return href.startsWith('#') ? href.slice(1) : ''
}

/** The number of the footnote to which an element refers: a link, or a `sup` around one. */
const numberOf = (node: Element, numbers: ReadonlyMap<string, string>) => {
  const link = isElement(node, 'a') ? node : isElement(node, 'sup') && elementsIn(node)[0]
  return link && isElement(link, 'a') ? numbers.get(targetOf(link)) : undefined
}

const replaceIn = (parent: Parent, numbers: ReadonlyMap<string, string>): void => {
  const children = parent.children as ElementContent[]
  parent.children = children.flatMap((node): ElementContent[] => {
    if (!isElement(node)) return [node]
    const label = numberOf(node, numbers)
    if (label)
      return [{ ...node, tagName: FOOTNOTE.reference, properties: { label }, children: [] }]
    replaceIn(node, numbers)
    if (!isContainer(node)) return [node]
    return elementsIn(node)
      .filter((item) => item.tagName === 'li' && numbers.has(attribute(item, 'id')))
      .map((item) => ({
        ...item,
        tagName: FOOTNOTE.definition,
        properties: { label: numbers.get(attribute(item, 'id')) ?? '' },
        children: withoutBackLinks(item.children),
      }))
  })
}

/** Recognises the footnotes that Markdown programs and WordPress write as HTML. */
export const markFootnotes = (root: Root): void => {
  const notes = notesIn(root).map((note) => attribute(note, 'id'))
  if (notes.length === 0) return
  replaceIn(root, new Map(notes.map((id, place) => [id, String(place + 1)])))
}
