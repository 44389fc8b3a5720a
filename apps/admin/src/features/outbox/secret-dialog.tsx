import { writeClipboard } from '@lanting/browser'
import { useRef } from 'react'
import { Dialog } from '../../shared/dialog.tsx'
import { useCopy } from '../../shared/language.ts'
import { showToast } from '../../shared/toasts.ts'

/** Shows a signing secret. The server shows it only once. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const { outbox, actions, user } = useCopy().admin
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await writeClipboard(secret)
      showToast('info', outbox.secretCopied)
    } catch {
      field.current?.select()
      showToast('error', user.link.notCopied)
    }
  }
  return (
    <Dialog title={outbox.secretTitle} onClose={onClose}>
      <div className="form">
        <p>{outbox.secretText}</p>
        <input
          ref={field}
          className="input secret"
          readOnly
          value={secret}
          aria-label={outbox.secretTitle}
        />
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
