import { previewCopy } from '@lanting/copy/preview'
import { lazy, Suspense } from 'react'
import { usePreview } from '../../features/articles/preview/use-preview.ts'
import { useCopyOf } from '../../shared/language.ts'
import { NeedsScript } from '../../shared/needs-script.tsx'
import { Banner } from '../banner/banner.tsx'
import '../../features/articles/preview/preview.css'

const ArticleText = lazy(async () => {
  const { ArticleText: Text } = await import('../routes/article.ts')
  return { default: Text }
})

/** An article before its publication, for the people who have its link. */
export const PreviewPage = () => {
  const copy = useCopyOf(previewCopy)
  const { preview, hasEnded, hasFailed, refetch } = usePreview()
  if (preview) {
    const changed = new Date(preview.changedAtMs).toLocaleString()
    return (
      <article>
        <Banner
          routeName="Article"
          title={preview.article_title || copy.title}
          picture={preview.article_cover || undefined}
        />
        <div className="reading-column">
          <p className="preview-notice" role="note">
            {copy.notice(changed)}
          </p>
          <Suspense>
            <ArticleText key={preview.changedAtMs} html={preview.article_html} />
          </Suspense>
        </div>
      </article>
    )
  }
  return (
    <>
      <Banner routeName="Article" title={copy.title} />
      <div className="reading-column">
        <NeedsScript />
        <div className="preview-state" role="status">
          {!hasEnded && !hasFailed && <p>{copy.loading}</p>}
          {hasEnded && (
            <>
              <h2>{copy.endedTitle}</h2>
              <p>{copy.endedText}</p>
            </>
          )}
          {hasFailed && (
            <>
              <h2>{copy.failedTitle}</h2>
              <button type="button" className="button" onClick={() => refetch()}>
                {copy.retry}
              </button>
            </>
          )}
        </div>
      </div>
    </>
  )
}
