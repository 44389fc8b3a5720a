import { Dialog, DialogHeader } from '../dialog/dialog.tsx'
import { useCopy } from '../language.ts'
import type { Question } from './confirm.ts'

interface Props extends Question {
  readonly answer: (yes: boolean) => void
}

export const ConfirmDialog = ({ text, title, yes, no, answer }: Props) => {
  const { confirm } = useCopy().messages
  const refuse = () => answer(false)
  return (
    <Dialog onClose={refuse} className="padded-dialog">
      <DialogHeader title={title ?? confirm.title} closeLabel={no ?? confirm.no} onClose={refuse} />
      <p>{text}</p>
      <div className="dialog-actions">
        <button type="button" className="button ghost" onClick={refuse}>
          {no ?? confirm.no}
        </button>
        <button type="button" className="button" data-autofocus onClick={() => answer(true)}>
          {yes ?? confirm.yes}
        </button>
      </div>
    </Dialog>
  )
}
