import { ADMIN_LENGTH, LENGTH, PAGE_PLACES, type PageDetail } from '@lanting/contract'
import { IconChevronLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { failureText } from '../../shared/api.ts'
import { Dialog } from '../../shared/dialog.tsx'
import { useCopy } from '../../shared/language.ts'
import { ThemeSelects } from '../../shared/markdown/theme-selects.tsx'
import { UploadList } from '../../shared/markdown/upload-list.tsx'
import { PATHS } from '../../shared/paths.ts'
import { useSubject } from '../../shared/screen-subject.ts'
import { oneOf } from '../../shared/table-search.ts'
import { showToast } from '../../shared/toasts.ts'
import { draftOfPage, joinPages } from './page-draft.ts'
import { usePageDraft } from './use-page-draft.ts'

const MarkdownEditor = lazy(async () => ({
  default: (await import('../../shared/markdown/markdown-editor.tsx')).MarkdownEditor,
}))

interface Props {
  readonly page: PageDetail | undefined
  readonly onMade: (id: number) => void
}

/** The page editor in the whole window. */
export const PageEditor = ({ page, onMade }: Props) => {
  const copy = useCopy()
  const { pages, actions, editor } = copy.admin
  const { draft, base, isSaved, theirs, saving, settle, isRecovered, change } = usePageDraft(
    page,
    onMade,
  )
  useSubject(draft.title)
  useEffect(() => {
    if (isRecovered) showToast('info', pages.recovered)
  }, [isRecovered, pages])
  const save = () => {
    if (draft.title.trim() === '') return showToast('error', copy.admin.publishing.titleMissing)
    saving.mutate(undefined, { onSuccess: () => showToast('info', actions.saved) })
  }

  return (
    <div className="editor-screen">
      <header className="editor-header">
        <Link className="icon-button" to={PATHS.pages} aria-label={editor.back}>
          <IconChevronLeft aria-hidden size={22} stroke={1.6} />
        </Link>
        <div className="editor-title">
          <input
            aria-label={pages.pageTitle}
            placeholder={pages.pageTitle}
            maxLength={ADMIN_LENGTH.pageTitle}
            value={draft.title}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
        </div>
        <span className="save-status" data-status={isSaved ? 'same' : 'typed'} role="status">
          {saving.isError && !theirs && failureText(saving.error, copy)}
          {!saving.isError && !isSaved && pages.unsaved}
        </span>
        <select
          className="input place-select"
          aria-label={pages.place}
          value={draft.place}
          onChange={({ currentTarget }) =>
            change({ place: oneOf(currentTarget.value, PAGE_PLACES) ?? 'none' })
          }
        >
          {PAGE_PLACES.map((place) => (
            <option key={place} value={place}>
              {pages.places[place]}
            </option>
          ))}
        </select>
        <button type="button" className="button" aria-busy={saving.isPending} onClick={save}>
          {actions.save}
        </button>
      </header>
      <main className="editor-text" aria-label={pages.content}>
        <Suspense fallback={<div className="editor-loading" aria-busy />}>
          <MarkdownEditor
            value={draft.page_content}
            onChange={(page_content) => change({ page_content })}
            onSave={save}
            maxLength={LENGTH.articleContent}
            withPreview={window.innerWidth > 798}
          />
        </Suspense>
      </main>
      <footer className="editor-footer">
        <span className="editor-labels" />
        <UploadList />
        <ThemeSelects />
      </footer>
      {theirs && (
        <Dialog title={pages.changed} onClose={() => settle(joinPages(base, draft, theirs))}>
          <p>{pages.changedText}</p>
          <div className="dialog-actions">
            <button
              type="button"
              className="button ghost"
              onClick={() => settle(draftOfPage(theirs))}
            >
              {pages.takeTheirs}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => settle(joinPages(base, draft, theirs))}
            >
              {pages.merge}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
