import { getRouteApi } from '@tanstack/react-router'
import { ArticleText } from '../../features/articles/reading/article-text.tsx'
import { Banner } from '../banner/banner.tsx'

const route = getRouteApi('/layout/page')

/** A custom page of the owner: about, privacy and so on. */
export const OwnerPage = () => {
  const { title, page_html } = route.useLoaderData()
  return (
    <article>
      <Banner routeName="Page" title={title} />
      <div className="reading-column">
        <ArticleText html={page_html} />
      </div>
    </article>
  )
}
