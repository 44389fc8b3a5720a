import { renderArticle } from '@lanting/markdown'

/** Runs in its own thread, see `timed-thread.ts`. */
export const ready = () => undefined

export const render = ({ markdown, siteUrl }: { markdown: string; siteUrl: string }) => {
  const { html, text } = renderArticle(markdown, siteUrl)
  return { article_html: html, article_text: text }
}
