import type { RevisionEntry } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { Dialog } from '../../shared/dialog.tsx'
import { fullDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { lazyPart } from '../../shared/lazy-part.tsx'
import { EmptyList } from '../../shared/table-states.tsx'
import { showToast } from '../../shared/toasts.ts'
import type { Autosave } from './autosave.ts'
import { type Draft, isSameFields } from './draft.ts'

const DiffView = lazyPart(
  'diff',
  async () => (await import('../../shared/text/diff-view.tsx')).DiffView,
)

interface Props {
  readonly manuscriptId: number
  readonly draft: Draft
  readonly autosave: Autosave
  readonly onClose: () => void
}

const RevisionButton = ({
  entry,
  isChosen,
  onChoose,
}: {
  entry: RevisionEntry
  isChosen: boolean
  onChoose: () => void
}) => {
  const { history } = useCopy().admin
  return (
    <button type="button" aria-pressed={isChosen} onClick={onChoose}>
      <b className="number">{fullDate(entry.createdAtMs)}</b>
      <small>
        {history.kinds[entry.kind]} · {history.length(entry.length)}
        {entry.nick_name && ` · ${history.by(entry.nick_name)}`}
      </small>
    </button>
  )
}

/** Compares a revision with the current version. */
const Comparison = ({
  manuscriptId,
  revision,
  now,
  onRestore,
}: {
  manuscriptId: number
  revision: number
  now: Draft['fields']
  onRestore: (fields: Draft['fields']) => void
}) => {
  const { history } = useCopy().admin
  const { data } = useQuery({
    queryKey: ['revision', manuscriptId, revision],
    queryFn: () => api.getRevision({ params: { id: manuscriptId, revision } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return <div className="revision-text" aria-busy />
  const { article_title, article_content } = data.fields
  const isSame = isSameFields(data.fields, now)
  return (
    <div className="revision-text">
      <header>
        <h3>{article_title}</h3>
        <span className="quiet">{isSame ? history.same : history.compare}</span>
        {!isSame && (
          <button type="button" className="button" onClick={() => onRestore(data.fields)}>
            {history.restore}
          </button>
        )}
      </header>
      {article_content !== now.article_content && (
        <DiffView before={article_content} after={now.article_content} />
      )}
    </div>
  )
}

/** All revisions of a draft, to compare and restore. */
export const HistoryDialog = ({ manuscriptId, draft, autosave, onClose }: Props) => {
  const { history } = useCopy().admin
  const { data: revisions } = useQuery({
    queryKey: ['revisions', manuscriptId, draft.base.revision],
    queryFn: () => api.getRevisionList({ params: { id: manuscriptId } }),
  })
  const [chosen, setChosen] = useState<number>()
  const revision = chosen ?? revisions?.[0]?.revision

  /** Restores a revision as the newest revision. */
  const restore = async (fields: Draft['fields']) => {
    if (!(await confirm({ text: history.confirmRestore, yes: history.restore }))) return
    await autosave.flush()
    autosave.type(fields)
    await autosave.flush()
    showToast('info', history.restored)
    onClose()
  }

  return (
    <Dialog title={history.title} shape="wide" onClose={onClose}>
      {revisions?.length === 0 && <EmptyList text={history.empty} />}
      <div className="revisions">
        <ol>
          {revisions?.map((entry) => (
            <li key={entry.revision}>
              <RevisionButton
                entry={entry}
                isChosen={entry.revision === revision}
                onChoose={() => setChosen(entry.revision)}
              />
            </li>
          ))}
        </ol>
        {revision !== undefined && (
          <Comparison
            manuscriptId={manuscriptId}
            revision={revision}
            now={draft.fields}
            onRestore={restore}
          />
        )}
      </div>
    </Dialog>
  )
}
