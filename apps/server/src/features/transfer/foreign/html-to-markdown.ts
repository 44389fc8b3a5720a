import type { ImportNote } from '@lanting/contract'
import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { markFootnotes } from './html/footnotes.ts'
import { prepare } from './html/prepare.ts'
import { markdownTree } from './html/to-mdast.ts'
import { writeMarkdown } from './html/write-markdown.ts'

export interface Translated {
  readonly markdown: string
  /** What the Markdown says in another way than the HTML, or not at all. */
  readonly notes: ImportNote[]
}

export const treeToMarkdown = (tree: Root): Translated => {
  const notes = new Set<ImportNote>()
  markFootnotes(tree)
  prepare(tree, notes)
  return { markdown: writeMarkdown(markdownTree(tree)), notes: [...notes] }
}

/**
 * Translates HTML to Markdown. No HTML is left, because our renderer shows HTML as text. Throws a
 * RangeError for elements that are nested too deeply.
 */
export const htmlToMarkdown = (html: string): Translated =>
  treeToMarkdown(fromHtml(html, { fragment: true }))
