import {
  ADMIN_LENGTH,
  ARTICLE_COMMENT_RULES,
  ownerPagePath,
  PAGE_PLACES,
  type PageDetail,
} from '@lanting/contract'
import { IconChevronLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { failureText } from '../../shared/api.ts'
import { ConflictBar } from '../../shared/conflict-bar.tsx'
import { useCopy } from '../../shared/language.ts'
import { focusText, TextEditor } from '../../shared/markdown/text-editor.tsx'
import { ThemeSelects } from '../../shared/markdown/theme-selects.tsx'
import { UploadList } from '../../shared/markdown/upload-list.tsx'
import { PATHS } from '../../shared/paths.ts'
import { useIsUploading } from '../../shared/pictures/running-uploads.ts'
import { useSubject } from '../../shared/screen-subject.ts'
import { SiteLink } from '../../shared/site-link.tsx'
import { oneOf } from '../../shared/table-search.ts'
import { TitleInput } from '../../shared/title-input.tsx'
import { showToast } from '../../shared/toasts.ts'
import { usePageDraft } from './use-page-draft.ts'

interface Props {
  readonly page: PageDetail | undefined
  readonly onMade: (id: number) => void
}

/** The page editor in the whole window. */
export const PageEditor = ({ page, onMade }: Props) => {
  const copy = useCopy()
  const { frame, pages, actions, editor, publishing } = copy.admin
  const { draft, isSaved, theirs, saving, takeTheirs, join, isRecovered, change } = usePageDraft(
    page,
    onMade,
  )
  const isWaiting = useIsUploading() && saving.isPending
  const text = useRef<HTMLElement>(null)
  useSubject(draft.title)
  useEffect(() => {
    if (isRecovered) showToast('info', pages.recovered)
  }, [isRecovered, pages])
  const save = () => {
    if (draft.title.trim() === '') return showToast('error', copy.admin.publishing.titleMissing)
    saving.mutate()
  }

  return (
    <div className="editor-screen">
      <header className="editor-header">
        <h1 className="for-screen-readers">{page ? frame.screens.page : frame.screens.newPage}</h1>
        <Link className="icon-button" to={PATHS.pages} aria-label={editor.back}>
          <IconChevronLeft aria-hidden size={22} stroke={1.6} />
        </Link>
        <div className="editor-title">
          <TitleInput
            aria-label={pages.pageTitle}
            placeholder={pages.pageTitle}
            maxLength={ADMIN_LENGTH.pageTitle}
            value={draft.title}
            onTitle={(title) => change({ title })}
            onText={() => focusText(text)}
          />
        </div>
        <span className="save-status" data-status={isSaved ? 'same' : 'typed'} role="status">
          {saving.isError && !theirs && failureText(saving.error, copy)}
          {!saving.isError && !isSaved && (isWaiting ? editor.afterUploads : pages.unsaved)}
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
        {page && <SiteLink href={ownerPagePath(page.id)} />}
        <button type="button" className="button" aria-busy={saving.isPending} onClick={save}>
          {actions.save}
        </button>
      </header>
      {theirs && (
        <ConflictBar
          text={`${pages.changed}${pages.changedText}`}
          actions={[
            { label: pages.takeTheirs, run: takeTheirs },
            { label: pages.merge, run: join },
          ]}
        />
      )}
      <main ref={text} className="editor-text" aria-label={pages.content}>
        <TextEditor
          value={draft.page_content}
          onChange={(page_content) => change({ page_content })}
          onSave={save}
          withPreview={window.innerWidth > 798}
        />
      </main>
      <footer className="editor-footer">
        <span className="editor-labels">
          <select
            className="rule-select"
            aria-label={publishing.further.commentRule}
            value={draft.comment_rule}
            onChange={({ currentTarget }) =>
              change({ comment_rule: oneOf(currentTarget.value, ARTICLE_COMMENT_RULES) })
            }
          >
            {ARTICLE_COMMENT_RULES.map((rule) => (
              <option key={rule} value={rule}>
                {pages.comments(publishing.further.commentRules[rule])}
              </option>
            ))}
          </select>
        </span>
        <UploadList />
        <ThemeSelects />
      </footer>
    </div>
  )
}
