/** Loaded when an article is first saved: most starts never need it. */
export const renderMarkdown = async (markdown: string): Promise<string> => {
  const { renderArticle } = await import('@lanting/markdown')
  return renderArticle(markdown).html
}
