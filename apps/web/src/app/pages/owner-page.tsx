import { ArticleText } from '../../features/articles/reading/article-text.tsx'
import { Banner } from '../banner/banner.tsx'

/** A custom page of the owner: about, privacy and so on. */
interface Props {
  readonly data: { readonly title: string; readonly page_html: string }
}

export const OwnerPage = ({ data: { title, page_html } }: Props) => {
  return (
    <article>
      <Banner routeName="Page" title={title} />
      <div className="reading-column">
        <ArticleText html={page_html} />
      </div>
    </article>
  )
}
