import { childText, type XmlElement } from '../xml-elements.ts'

/** The values of a field that plugins and WordPress itself keep beside a post. */
export const metaOf = (item: XmlElement, key: string): string[] =>
  item.children
    .filter((child) => child.name === 'wp:postmeta' && childText(child, 'wp:meta_key') === key)
    .map((child) => childText(child, 'wp:meta_value'))
    .filter(Boolean)
