import { Dialog } from '../../shared/dialog.tsx'
import { useCopy } from '../../shared/language.ts'
import { say } from '../../shared/toasts.ts'

/** What signs is shown once: the server does not tell it again. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const { hearing, actions } = useCopy().admin
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    say('info', hearing.secretCopied)
  }
  return (
    <Dialog title={hearing.secretTitle} onClose={onClose}>
      <div className="form">
        <p>{hearing.secretText}</p>
        <input className="input secret" readOnly value={secret} aria-label={hearing.secretTitle} />
        <div className="dialog-actions">
          <button type="button" className="button ghost" onClick={copy}>
            {hearing.secretCopy}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {actions.close}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
