import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ConflictBar } from '../../shared/conflict-bar.tsx'
import { useCopy } from '../../shared/language.ts'
import { focusText, TextEditor } from '../../shared/markdown/text-editor.tsx'
import { uploadsEnd } from '../../shared/pictures/running-uploads.ts'
import { useSubject } from '../../shared/screen-subject.ts'
import { showToast } from '../../shared/toasts.ts'
import { useSingleMutation } from '../../shared/use-single-mutation.ts'
import type { Base } from './draft.ts'
import { EditorFooter } from './editor-footer.tsx'
import { EditorHeader } from './editor-header.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import type { EditorSearch, Opened } from './load-draft.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { PreviewLinkDialog } from './preview-link.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { useDraft } from './use-draft.ts'
import { usePublishKeys } from './use-publish-keys.ts'

type Overlay = 'none' | 'publishing' | 'history' | 'preview' | 'link'

interface Props {
  readonly opened: Opened
  /** Called when the draft gets an id. */
  readonly onNamed: (search: EditorSearch) => void
}

const addressOf = ({ articleId, manuscriptId }: Base): EditorSearch | undefined => {
  if (articleId !== null) return { id: articleId }
  return manuscriptId === null ? undefined : { manuscript: manuscriptId }
}

/** The article editor in the whole window. */
export const EditorScreen = ({ opened, onNamed }: Props) => {
  const { editor, merge } = useCopy().admin
  const { autosave, draft } = useDraft(opened)
  const text = useRef<HTMLElement>(null)
  const [overlay, setOverlay] = useState<Overlay>('none')
  const [isMerging, setMerging] = useState(false)
  const queries = useQueryClient()
  const { base, fields, theirs } = draft
  useSubject(fields.article_title)

  useEffect(() => {
    if (opened.orphan) showToast('info', editor.recovered)
  }, [opened, editor])
  const { articleId, manuscriptId } = base
  useEffect(() => {
    const address = addressOf({ articleId, manuscriptId } as Base)
    if (address) onNamed(address)
  }, [articleId, manuscriptId, onNamed])
  useEffect(() => {
    if (!theirs) setMerging(false)
  }, [theirs])
  // The lists show what was written here.
  useEffect(() => () => void queries.invalidateQueries(), [queries])

  const saving = useSingleMutation({
    // A picture that is being uploaded belongs to what is saved.
    mutationFn: async () => {
      await uploadsEnd()
      await autosave.flush()
    },
  })
  const close = () => setOverlay('none')
  const publish = useCallback(() => setOverlay('publishing'), [])
  usePublishKeys(overlay === 'none' && !isMerging, publish)
  return (
    <div className="editor-screen">
      <EditorHeader
        draft={draft}
        isSaving={saving.isPending}
        onTitle={(article_title) => autosave.type({ article_title })}
        onText={() => focusText(text)}
        onSave={saving.mutate}
        onOverlay={setOverlay}
      />
      {theirs && (
        <ConflictBar
          text={merge.bar}
          actions={[{ label: merge.title, run: () => setMerging(true) }]}
        />
      )}
      <main ref={text} className="editor-text" aria-label={editor.contentLabel}>
        <TextEditor
          value={fields.article_content}
          onChange={(article_content) => autosave.type({ article_content })}
          onSave={saving.mutate}
          withPreview={window.innerWidth > 798}
        />
      </main>
      <EditorFooter fields={fields} />
      {overlay === 'publishing' && (
        <PublishDialog
          autosave={autosave}
          draft={draft}
          onClose={close}
          onPublished={() => queries.invalidateQueries()}
        />
      )}
      {overlay === 'history' && manuscriptId !== null && (
        <HistoryDialog
          manuscriptId={manuscriptId}
          draft={draft}
          autosave={autosave}
          onClose={close}
        />
      )}
      {overlay === 'link' && (
        <PreviewLinkDialog base={base} onSave={autosave.flush} onClose={close} />
      )}
      {overlay === 'preview' && <PreviewDialog fields={fields} onClose={close} />}
      {theirs && isMerging && (
        <MergeDialog
          draft={draft}
          theirs={theirs}
          onMerge={autosave.merge}
          onClose={() => setMerging(false)}
        />
      )}
    </div>
  )
}
