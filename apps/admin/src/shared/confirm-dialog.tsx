import { useConfirmation } from './confirm.ts'
import { Dialog } from './dialog.tsx'
import { useCopy } from './language.ts'

export const ConfirmDialog = () => {
  const { messages } = useCopy()
  const pending = useConfirmation((state) => state.pending)
  if (!pending) return null
  const { text, yes, no, danger, answer } = pending
  return (
    <Dialog title={messages.confirm.title} onClose={() => answer(false)}>
      <p>{text}</p>
      <div className="dialog-actions">
        <button type="button" className="button ghost" onClick={() => answer(false)}>
          {no ?? messages.confirm.no}
        </button>
        <button
          type="button"
          className={danger ? 'button red' : 'button'}
          onClick={() => answer(true)}
        >
          {yes ?? messages.confirm.yes}
        </button>
      </div>
    </Dialog>
  )
}
