import { type BoardMessage, REPORT_TYPE } from '@lanting/contract'
import { useCopy } from '../../shared/language.ts'
import { useUserState } from '../../shared/stores/user-state.ts'
import { useReport } from '../../shared/use-report.ts'

/** For all users except the author. */
export const NoteReport = ({ message: { id, user_id } }: { message: BoardMessage }) => {
  const { report } = useCopy()
  const isOwn = useUserState((state) => state.userInfo?.id === user_id)
  const sendReport = useReport({ type: REPORT_TYPE.boardMessage, for_id: id })
  if (isOwn) return null
  return (
    <button type="button" className="text-button" onClick={sendReport}>
      {report.button}
    </button>
  )
}
