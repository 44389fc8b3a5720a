import type { ArticleFields } from '@lanting/contract'
import { Cover } from '../../shared/cover.tsx'
import { Dialog } from '../../shared/dialog.tsx'
import { useCopy } from '../../shared/language.ts'
import { ArticlePreview } from '../../shared/markdown/article-preview.tsx'
import { ThemeSelects } from '../../shared/markdown/theme-selects.tsx'

/** Previews the article as a page. */
export const PreviewDialog = ({
  fields,
  onClose,
}: {
  fields: ArticleFields
  onClose: () => void
}) => {
  const copy = useCopy()
  const { editor, articles } = copy.admin
  const labels = [fields.category?.category_name, ...fields.tagList.map((tag) => tag.tag_name)]
  return (
    <Dialog title={editor.preview} shape="full" onClose={onClose}>
      <div className="preview-tools">
        <ThemeSelects />
      </div>
      <article className="preview-page">
        {fields.article_cover && <Cover url={fields.article_cover} />}
        <h1>{fields.article_title || articles.untitled}</h1>
        <p className="quiet">{labels.filter(Boolean).join(' · ')}</p>
        <ArticlePreview text={fields.article_content} />
      </article>
    </Dialog>
  )
}
