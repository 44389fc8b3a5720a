import { COMMENT_TYPE, commentRule, LIKE_TYPE } from '@lanting/contract'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  articleQuery,
  neighboursQuery,
  type ReadArticle,
} from '../../features/articles/articles.queries.ts'
import { ArticleFacts } from '../../features/articles/reading/article-facts.tsx'
import { ArticleText } from '../../features/articles/reading/article-text.tsx'
import { catalogueOf } from '../../features/articles/reading/catalogue.rules.ts'
import { Catalogue } from '../../features/articles/reading/catalogue.tsx'
import { CatalogueButton } from '../../features/articles/reading/catalogue-button.tsx'
import { ContinueReading } from '../../features/articles/reading/comfort/continue-reading.tsx'
import { Neighbours, Recommended } from '../../features/articles/reading/neighbours.tsx'
import { ReadingProgress } from '../../features/articles/reading/reading-progress.tsx'
import { ReadingTools } from '../../features/articles/reading/reading-tools.tsx'
import { RightsBox } from '../../features/articles/reading/rights-box.tsx'
import { SeriesBox } from '../../features/articles/reading/series-box.tsx'
import { useReadingDuration } from '../../features/articles/reading/use-reading-duration.ts'
import { Comments } from '../../features/comments/comments.tsx'
import { LikeSeal } from '../../features/likes/like-seal.tsx'
import { Reactions } from '../../features/likes/reactions.tsx'
import { BookmarkButton } from '../../features/reading-list/bookmark-button.tsx'
import { coverOf } from '../../shared/cover-of.ts'
import { useCopy } from '../../shared/language.ts'
import { useConfig } from '../../shared/site-config.ts'
import { useApi } from '../../shared/use-api.ts'
import { Banner } from '../banner/banner.tsx'
import '../../features/articles/reading/article.css'
import '../../features/articles/reading/article-footer.css'
import '../../features/articles/reading/recommended.css'

const Side = ({ article }: { article: ReadArticle }) => {
  const { reading } = useCopy()
  const { data: around } = useSuspenseQuery(neighboursQuery(useApi(), article.id))
  const catalogue = useMemo(() => catalogueOf(article.article_html), [article.article_html])
  return (
    <aside className="reading-side">
      {catalogue.length > 0 && (
        <>
          <nav className="catalogue-card" aria-label={reading.catalogue}>
            <h2 className="side-header">{reading.catalogue}</h2>
            <Catalogue entries={catalogue} />
          </nav>
          <CatalogueButton entries={catalogue} />
        </>
      )}
      <Recommended articles={around.recommend} />
    </aside>
  )
}

const Foot = ({ article }: { article: ReadArticle }) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const { data: around } = useSuspenseQuery(neighboursQuery(api, article.id))
  const { comment_rule, blog_name } = useConfig()
  const addLikes = (change: number) =>
    queryClient.setQueryData(
      articleQuery(api, article.id).queryKey,
      (shown) => shown && { ...shown, thumbs_up_times: shown.thumbs_up_times + change },
    )
  return (
    <>
      <SeriesBox id={article.id} series={around.series} />
      <RightsBox article={article} siteName={blog_name} />
      <LikeSeal
        target={{ for_id: article.id, type: LIKE_TYPE.article }}
        count={article.thumbs_up_times}
        onCount={addLikes}
      />
      <Reactions key={article.id} articleId={article.id} />
      <Neighbours id={article.id} previous={around.previous} next={around.next} />
      <Comments
        key={article.id}
        type={COMMENT_TYPE.article}
        forId={article.id}
        rule={commentRule({ comment_rule }, article)}
      />
    </>
  )
}

export const ArticlePage = ({ data: { id } }: { data: { id: number } }) => {
  const { data: article } = useSuspenseQuery(articleQuery(useApi(), id))
  useReadingDuration(id)
  return (
    <article className="article printed">
      <ReadingProgress />
      <Banner routeName="Article" title={article.article_title} picture={coverOf(article)}>
        <ArticleFacts
          article={article}
          bookmark={<BookmarkButton entry={{ id, title: article.article_title }} />}
        />
        <ReadingTools />
      </Banner>
      <ContinueReading key={id} id={id} />
      <div className="reading-columns">
        <div className="reading-main">
          <ArticleText key={`${id} ${article.updatedAtMs}`} html={article.article_html} />
          <Foot article={article} />
        </div>
        <Side article={article} />
      </div>
    </article>
  )
}
