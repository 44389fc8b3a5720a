import { renderArticle } from '@lanting/markdown'

/** Runs in a thread of its own. */
export const render = (markdown: string) => {
  const { html, text } = renderArticle(markdown)
  return { article_html: html, article_text: text }
}
