/** Characters that XML 1.0 forbids even when escaped; halves of surrogate pairs among them. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these have to go
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Any text, as the content of an element or of an attribute. */
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

/** An element with text in it. */
export const leaf = (name: string, text: string, attributes: Attributes = {}): string =>
  `<${opening(name, attributes)}>${xmlText(text)}</${name}>`

/** An element with other elements in it; what is undefined is left out. */
export const branch = (
  name: string,
  children: readonly (string | undefined)[],
  attributes: Attributes = {},
): string =>
  `<${opening(name, attributes)}>${children.filter((child) => child !== undefined).join('\n')}</${name}>`

export const empty = (name: string, attributes: Attributes): string =>
  `<${opening(name, attributes)}/>`

export const xmlDocument = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
