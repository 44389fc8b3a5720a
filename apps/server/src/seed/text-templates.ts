import type { Words } from './material.ts'

/** A text with placeholders: the named words go between the parts. */
interface Template {
  readonly parts: readonly string[]
  readonly names: readonly string[]
}

/** Markdown and its HTML, with the same placeholders in the same order, and the visible text. */
export interface RenderedTemplate {
  readonly markdown: Template
  readonly html: Template
  readonly text: Template
}

export interface Rendered {
  readonly markdown: string
  readonly html: string
  readonly text: string
}

export type Render = (markdown: string) => Pick<Rendered, 'html' | 'text'>

/** Private-use characters: a renderer treats them as letters and leaves them unchanged. */
const FIRST_MARK = 0xe000
const MARK = /[\ue000-\uf8ff]/
/** Characters with a meaning in Markdown or HTML. */
const MARKUP = /[^\p{L}\p{M}\p{N} ·“”’，；：。、-]/u

export const parseTemplate = (text: string, words: Words): Template => {
  const parts: string[] = []
  const names: string[] = []
  let from = 0
  for (const { 0: placeholder, 1: name = '', index } of text.matchAll(/\{(\w+)\}/g)) {
    if (!words[name]) continue
    parts.push(text.slice(from, index))
    names.push(name)
    from = index + placeholder.length
  }
  return { parts: [...parts, text.slice(from)], names }
}

const marked = ({ parts, names }: Template) =>
  parts
    .map((part, at) => (at < names.length ? part + String.fromCharCode(FIRST_MARK + at) : part))
    .join('')

const unmarked = (text: string, names: readonly string[]): Template => {
  const parts = text.split(MARK)
  if (parts.length !== names.length + 1) {
    throw new Error(`a placeholder was lost or doubled in rendering: ${text}`)
  }
  return { parts, names }
}

/** Visible text may leave out placeholders, for example those of a diagram. */
const unmarkedText = (text: string, names: readonly string[]): Template => ({
  parts: text.split(MARK),
  names: Array.from(
    text.matchAll(new RegExp(MARK, 'g')),
    ([mark]) => names[mark.charCodeAt(0) - FIRST_MARK] ?? '',
  ),
})

export const assertPlain = (words: Words) => {
  for (const word of Object.values(words).flat()) {
    if (MARKUP.test(word)) throw new Error(`the word ${word} has markup in it`)
  }
}

/** A block of Markdown, rendered once. */
export const blockTemplate = (text: string, words: Words, render: Render): RenderedTemplate => {
  const markdown = parseTemplate(text, words)
  const { html, text: visible } = render(marked(markdown))
  return {
    markdown,
    html: unmarked(html, markdown.names),
    text: unmarkedText(visible, markdown.names),
  }
}

const PARAGRAPH = /^<p>(.*)<\/p>$/

/** Sentences for paragraphs. All are rendered together, one per line. */
export const sentenceTemplates = (
  texts: readonly string[],
  words: Words,
  render: Render,
): RenderedTemplate[] => {
  const templates = texts.map((text) => parseTemplate(text, words))
  const rendered = render(templates.map(marked).join('\n\n'))
  const lines = rendered.html.trimEnd().split('\n')
  const visible = rendered.text.split('\n')
  if (lines.length !== templates.length || visible.length !== templates.length)
    throw new Error('a sentence is more than a line of a paragraph')
  return templates.map((markdown, at) => {
    const html = PARAGRAPH.exec(lines[at] ?? '')?.[1]
    if (html === undefined) throw new Error(`not a sentence: ${texts[at]}`)
    return {
      markdown,
      html: unmarked(html, markdown.names),
      text: unmarkedText(visible[at] ?? '', markdown.names),
    }
  })
}

export type WordFor = (name: string) => string

export const fillTemplate = ({ parts, names }: Template, wordFor: WordFor): string => {
  let text = parts[0] ?? ''
  for (let at = 0; at < names.length; at += 1) {
    text += wordFor(names[at] ?? '') + (parts[at + 1] ?? '')
  }
  return text
}
