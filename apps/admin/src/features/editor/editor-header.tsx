import { ARTICLE_STATUS, articleIdPath, LENGTH } from '@lanting/contract'
import { IconChevronLeft, IconEye, IconHistory, IconShare2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { SiteLink } from '../../shared/site-link.tsx'
import { TitleInput } from '../../shared/title-input.tsx'
import type { Draft } from './draft.ts'
import { StatusLine } from './status-line.tsx'
import { PUBLISH_KEYS } from './use-publish-keys.ts'
import { useTitleTaken } from './use-title-check.ts'

interface Props {
  readonly draft: Draft
  readonly isSaving: boolean
  readonly onTitle: (title: string) => void
  readonly onText: () => void
  readonly onSave: () => void
  readonly onOverlay: (overlay: 'publishing' | 'history' | 'preview' | 'link') => void
}

export const EditorHeader = (props: Props) => {
  const { draft, isSaving, onTitle, onText, onSave, onOverlay } = props
  const { frame, editor, actions, previewLink } = useCopy().admin
  const { base, fields } = draft
  const isTaken = useTitleTaken(fields.article_title, base.articleId)
  return (
    <header className="editor-header">
      <h1 className="for-screen-readers">
        {base.articleId === null ? frame.screens.editor : frame.screens.edit}
      </h1>
      <Link className="icon-button" to={PATHS.articles} aria-label={editor.back}>
        <IconChevronLeft aria-hidden size={22} stroke={1.6} />
      </Link>
      <div className="editor-title">
        <TitleInput
          aria-label={editor.titleLabel}
          aria-invalid={isTaken}
          placeholder={editor.titlePlaceholder}
          maxLength={LENGTH.articleTitle}
          value={fields.article_title}
          onTitle={onTitle}
          onText={onText}
        />
        <small className={isTaken ? 'fault' : 'number quiet'} role={isTaken ? 'alert' : undefined}>
          {isTaken
            ? editor.titleTaken
            : actions.ofLimit([...fields.article_title].length, LENGTH.articleTitle)}
        </small>
      </div>
      <StatusLine draft={draft} isSaving={isSaving} />
      <button
        type="button"
        className="icon-button"
        aria-label={editor.history}
        title={editor.history}
        disabled={base.manuscriptId === null}
        onClick={() => onOverlay('history')}
      >
        <IconHistory aria-hidden size={20} stroke={1.6} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={editor.preview}
        title={editor.preview}
        onClick={() => onOverlay('preview')}
      >
        <IconEye aria-hidden size={20} stroke={1.6} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={previewLink.title}
        title={previewLink.title}
        disabled={base.articleId === null && base.manuscriptId === null}
        onClick={() => onOverlay('link')}
      >
        <IconShare2 aria-hidden size={20} stroke={1.6} />
      </button>
      {base.articleId !== null && fields.status === ARTICLE_STATUS.public && (
        <SiteLink href={articleIdPath(base.articleId)} />
      )}
      <button
        type="button"
        className="button ghost save-draft"
        aria-busy={isSaving}
        onClick={onSave}
      >
        {editor.saveDraft}
      </button>
      <button
        type="button"
        className="button"
        title={editor.publishKeys}
        aria-keyshortcuts={PUBLISH_KEYS}
        onClick={() => onOverlay('publishing')}
      >
        {base.articleId === null ? editor.publish : editor.update}
      </button>
    </header>
  )
}
