import { type ArticleFields, readingTime } from '@lanting/contract'
import { useMemo } from 'react'
import { useCopy } from '../../shared/language.ts'
import { ThemeSelects } from '../../shared/markdown/theme-selects.tsx'
import { UploadList } from '../../shared/markdown/upload-list.tsx'
import { useSettled } from '../../shared/use-settled.ts'
import { visibleText } from './visible-text.ts'

export const EditorFooter = ({ fields }: { fields: ArticleFields }) => {
  const { editor } = useCopy().admin
  const content = useSettled(fields.article_content)
  // Counting a long text takes as long as several keys.
  const { words, minutes } = useMemo(() => readingTime(visibleText(content)), [content])
  const labels = [fields.category?.category_name, ...fields.tagList.map((tag) => tag.tag_name)]
  return (
    <footer className="editor-footer number">
      <span>{editor.words(words)}</span>
      <span>{editor.minutes(minutes)}</span>
      <span className="editor-labels">{labels.filter(Boolean).join(' · ')}</span>
      <UploadList />
      <ThemeSelects />
      <span>Markdown</span>
    </footer>
  )
}
