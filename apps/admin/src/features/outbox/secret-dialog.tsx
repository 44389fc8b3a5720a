import { Dialog } from '../../shared/dialog.tsx'
import { useCopy } from '../../shared/language.ts'
import { showToast } from '../../shared/toasts.ts'

/** Shows a signing secret. The server shows it only once. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const { outbox, actions } = useCopy().admin
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    showToast('info', outbox.secretCopied)
  }
  return (
    <Dialog title={outbox.secretTitle} onClose={onClose}>
      <div className="form">
        <p>{outbox.secretText}</p>
        <input className="input secret" readOnly value={secret} aria-label={outbox.secretTitle} />
        <div className="dialog-actions">
          <button type="button" className="button ghost" onClick={copy}>
            {outbox.secretCopy}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {actions.close}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
