import type { ArticleFields } from '@lanting/contract'
import { useCopy } from '../../shared/language.ts'
import { ThemeSelects } from '../../shared/markdown/theme-selects.tsx'
import { UploadList } from '../../shared/markdown/upload-list.tsx'
import { countWords, readingMinutes } from './publishing.rules.ts'

export const EditorFooter = ({ fields }: { fields: ArticleFields }) => {
  const { editor } = useCopy().admin
  const copy = countWords(fields.article_content)
  const labels = [fields.category?.category_name, ...fields.tagList.map((tag) => tag.tag_name)]
  return (
    <footer className="editor-footer number">
      <span>{editor.characters(copy)}</span>
      <span>{editor.minutes(readingMinutes(copy))}</span>
      <span className="editor-labels">{labels.filter(Boolean).join(' · ')}</span>
      <UploadList />
      <ThemeSelects />
      <span>Markdown</span>
    </footer>
  )
}
