import { COMMENT_TYPE, type CommentRule, ownerPagePath } from '@lanting/contract'
import { ArticleText } from '../../features/articles/reading/article-text.tsx'
import { Comments } from '../../features/comments/comments.tsx'
import { useSiteContext } from '../../shared/router/router-context.ts'
import { useConfig } from '../../shared/site-config.ts'
import { Banner } from '../banner/banner.tsx'

interface Props {
  readonly data: {
    readonly id: number
    readonly title: string
    readonly page_html: string
    readonly rule: CommentRule
    readonly hasComments: boolean
  }
}

/** A custom page of the owner: about, privacy and so on. */
export const OwnerPage = ({ data: { id, title, page_html, rule, hasComments } }: Props) => {
  const { origin } = useSiteContext()
  const { blog_name } = useConfig()
  return (
    <article className="printed">
      <Banner routeName="Page" title={title} />
      <div className="reading-column">
        <ArticleText html={page_html} />
        <p className="print-only printed-source">
          {blog_name}
          <br />
          {origin + ownerPagePath(id)}
        </p>
        {hasComments && <Comments key={id} type={COMMENT_TYPE.page} forId={id} rule={rule} />}
      </div>
    </article>
  )
}
