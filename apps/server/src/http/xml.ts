/** Characters that XML 1.0 forbids even when escaped. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes a text for an element or an attribute. Replaces lone surrogates. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')

type Attributes = Readonly<Record<string, string>>

const opening = (name: string, attributes: Attributes) =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${xmlText(value)}"`)].join(
    ' ',
  )

/** An element with text content. */
export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  `<${opening(name, attributes)}>${xmlText(text)}</${name}>`

/** An element with child elements; undefined children are skipped. */
export const element = (
  name: string,
  children: readonly (string | undefined)[],
  attributes: Attributes = {},
): string =>
  `<${opening(name, attributes)}>${children.filter((child) => child !== undefined).join('\n')}</${name}>`

export const emptyElement = (name: string, attributes: Attributes): string =>
  `<${opening(name, attributes)}/>`

export const xmlDocument = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
