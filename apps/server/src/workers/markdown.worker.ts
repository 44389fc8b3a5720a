import { renderArticle } from '@lanting/markdown'

/** Runs in its own thread, see `timed-thread.ts`. */
export const ready = () => undefined

export const render = (markdown: string) => {
  const { html, text } = renderArticle(markdown)
  return { article_html: html, article_text: text }
}
