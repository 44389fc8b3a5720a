/** A tag of Hexo, Hugo or Jekyll with its arguments. */
export interface Tag {
  readonly name: string
  /** The arguments without a name, in their order. */
  readonly words: readonly string[]
  readonly named: Readonly<Record<string, string | undefined>>
  /** The text between the tag and its end, as it was written and translated. */
  readonly source: string
  readonly body: string
}

/** Returns Markdown, or undefined for a tag that lacks an argument. */
export type TagTable = Readonly<Record<string, (tag: Tag) => string | undefined>>

/** The address of another post, replaced by its old address when all posts are known. */
export const REFERENCE = 'import-ref:'

/** The same, of a note that may be no note: its whole link is written, to put it back. */
export const WIKI = 'import-wiki:'

export const referenceTo = (name: string) => `${REFERENCE}${encodeURIComponent(name)}`

export const address = (text: string) =>
  /[\s()<>]/.test(text) ? `<${text.replaceAll(/[<>\n]/g, '')}>` : text
export const label = (text: string) => text.replaceAll(/[[\]\n]/g, ' ').trim()

/** The caption is the title, or the description of a picture that has none. */
export const picture = (src: string | undefined, alt = '', caption = '') => {
  if (!src) return undefined
  const words = caption.replaceAll(/\s+/g, ' ').trim()
  const title = alt && words && alt !== words ? ` "${words.replaceAll('"', '\\"')}"` : ''
  return `![${label(alt || words)}](${address(src)}${title})`
}

export const link = (text: string, to: string | undefined) =>
  to ? `[${label(text) || to}](${address(to)})` : undefined

const encoded = (text: string) => text.replaceAll(/[\s<>]/g, encodeURIComponent)

/** The address of a player or file alone in its paragraph, from where a card is made. */
export const media = (to: string | undefined) => {
  if (!to) return undefined
  const whole = to.startsWith('//') ? `https:${to}` : to
  const isWhole = /^https?:/i.test(whole)
  return `\n\n${isWhole ? `<${encoded(whole)}>` : link(whole.split('/').at(-1) ?? '', whole)}\n\n`
}

/** A player of another site becomes the address of its page. */
export const page = (before: string, id: string | undefined, after = '') => {
  if (!id) return undefined
  return /^(?:https?:)?\/\//i.test(id) ? media(id) : `\n\n<${before}${encodeURI(id)}${after}>\n\n`
}
