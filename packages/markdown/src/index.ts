import type { Element } from 'hast'
import { finish } from './finish.ts'
import { aimLinks, type Heading, linkHeadings, nameHeadings } from './headings.ts'
import { previewMarkup } from './preview.ts'
import { safeHtml } from './sanitise.ts'
import { visibleText } from './text.ts'
import { bodyOf } from './tree.ts'

export type { Heading }

export type RenderedArticle = { html: string; headings: Heading[]; text: string }

function articleBody(markdown: string): Element {
  const body = bodyOf(previewMarkup(markdown))
  finish(body)
  return body
}

/** Returns the same bytes for the same Markdown. Any input is safe. */
export function renderArticle(markdown: string): RenderedArticle {
  const body = articleBody(markdown)
  const headings = nameHeadings(body)
  const text = visibleText(body)
  aimLinks(body, headings)
  linkHeadings(body)
  return { html: safeHtml(body), headings, text }
}

/** Returns the visible text without markup, for the search index. */
export function plainText(markdown: string): string {
  return visibleText(articleBody(markdown))
}
