/** Loaded when an article is first saved: most starts never need it. */
export const renderMarkdown = async (markdown: string) => {
  const { renderArticle } = await import('@lanting/markdown')
  const { html, text } = renderArticle(markdown)
  return { article_html: html, article_text: text }
}
