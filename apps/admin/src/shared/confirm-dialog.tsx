import { useQuestion } from './confirm.ts'
import { Dialog } from './dialog.tsx'
import { useCopy } from './language.ts'

export const QuestionDialog = () => {
  const { messages } = useCopy()
  const asked = useQuestion((state) => state.asked)
  if (!asked) return null
  const { text, yes, no, grave, answer } = asked
  return (
    <Dialog title={messages.confirm.title} onClose={() => answer(false)}>
      <p>{text}</p>
      <div className="dialog-actions">
        <button type="button" className="button ghost" onClick={() => answer(false)}>
          {no ?? messages.confirm.no}
        </button>
        <button
          type="button"
          className={grave ? 'button red' : 'button'}
          onClick={() => answer(true)}
        >
          {yes ?? messages.confirm.yes}
        </button>
      </div>
    </Dialog>
  )
}
