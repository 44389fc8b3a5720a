import { useQuery } from '@tanstack/react-query'
import { isMissing } from '../../../shared/api/api.ts'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { useCopy } from '../../../shared/language.ts'
import { PATHS } from '../../../shared/paths.ts'
import { useUserState } from '../../../shared/stores/user-state.ts'
import { useApi } from '../../../shared/use-api.ts'
import { messageQuery } from '../board.queries.ts'
import { mayChange } from '../board.rules.ts'
import { NoteEditor } from './note-editor.tsx'

/** Loads an existing note for a user who may edit it. */
export const EditedNote = ({ id }: { id: number }) => {
  const { board, endless } = useCopy()
  const { publishing, errors } = useFormCopy()
  const user = useUserState((state) => state.userInfo)
  const { data, error, refetch } = useQuery({ ...messageQuery(useApi(), id), retry: false })
  if (data && mayChange(user, data)) return <NoteEditor key={data.id} message={data} />
  if (!data && !error) return <div className="skeleton note-skeleton" />
  const isGone = isMissing(error)
  return (
    <section className="card empty">
      <h2>{data ? publishing.notYours : isGone ? errors.boardMessageNotFound : endless.failed}</h2>
      <p>{data && publishing.notYoursText}</p>
      {error && !isGone ? (
        <button type="button" className="button" onClick={() => refetch()}>
          {endless.retry}
        </button>
      ) : (
        <a className="button ghost" href={PATHS.messageList}>
          {board.toWall}
        </a>
      )}
    </section>
  )
}
