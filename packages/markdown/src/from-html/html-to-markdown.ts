import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { markFootnotes } from './footnotes.ts'
import { type Note, prepare } from './prepare.ts'
import { markdownTree } from './to-mdast.ts'
import { writeMarkdown } from './write-markdown.ts'

export interface Translated {
  readonly markdown: string
  /** What the Markdown says in another way than the HTML, or not at all. */
  readonly notes: Note[]
}

export const treeToMarkdown = (tree: Root): Translated => {
  const notes = new Set<Note>()
  markFootnotes(tree)
  prepare(tree, notes)
  return { markdown: writeMarkdown(markdownTree(tree)), notes: [...notes] }
}

/** Translates HTML to Markdown. No HTML is left but the line breaks in cells. Throws a RangeError for elements that are nested too deeply. */
export const htmlToMarkdown = (html: string): Translated =>
  treeToMarkdown(fromHtml(html, { fragment: true }))
