import type { Element } from 'hast'
import { renderForSite } from './embeds.ts'
import { finish } from './finish.ts'
import { aimLinks, type Heading, linkHeadings, nameHeadings } from './headings.ts'
import { previewMarkup } from './preview.ts'
import { safeHtml } from './sanitise.ts'
import { visibleText } from './text.ts'
import { bodyOf } from './tree.ts'

export type { Heading }

export type RenderedArticle = { html: string; headings: Heading[]; text: string }

function articleBody(markdown: string, siteUrl = ''): Element {
  const body = bodyOf(renderForSite(siteUrl, () => previewMarkup(markdown)))
  finish(body)
  return body
}

/**
 * Returns the same bytes for the same Markdown. Any input is safe. `siteUrl`: how addresses of the
 * site itself may begin, which become cards.
 */
export function renderArticle(markdown: string, siteUrl = ''): RenderedArticle {
  const body = articleBody(markdown, siteUrl)
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
