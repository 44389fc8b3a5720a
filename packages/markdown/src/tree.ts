import type { Element, ElementContent, Properties, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'

const BODY_CLASS = 'md-editor-preview'

export function element(
  tagName: string,
  properties: Properties,
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children }
}

export function hasClass(element: Element, name: string): boolean {
  const classes = element.properties.className
  return Array.isArray(classes) && classes.includes(name)
}

export function elementsOf(parent: Root | Element, found: Element[] = []): Element[] {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    found.push(child)
    elementsOf(child, found)
  }
  return found
}

/** Replaces every element by the result of `change`, innermost first. */
export function rewriteElements(
  parent: Element,
  change: (element: Element) => ElementContent,
): void {
  parent.children = parent.children.map((child) => {
    if (child.type !== 'element') return child
    rewriteElements(child, change)
    return change(child)
  })
}

/** Returns the element that contains the article inside the preview's wrappers. */
export function bodyOf(markup: string): Element {
  const wrappers = fromHtml(markup, { fragment: true })
  const body = elementsOf(wrappers).find((element) => hasClass(element, BODY_CLASS))
  if (!body) throw new Error(`The preview has no element with the class ${BODY_CLASS}`)
  return body
}
