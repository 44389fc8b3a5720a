/** The one place where HTML is drawn: the server made and sanitised it when the article was saved. */
export const ArticleText = ({ html }: { html: string }) => (
  <div className="article-text" dangerouslySetInnerHTML={{ __html: html }} />
)
