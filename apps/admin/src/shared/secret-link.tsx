import { writeClipboard } from '@lanting/browser'
import { IconCopy } from '@tabler/icons-react'
import { useRef } from 'react'
import { Field } from './field.tsx'
import { useCopy } from './language.ts'
import { showToast } from './toasts.ts'

interface Props {
  readonly label: string
  readonly url: string
  /** States that the link is shown only once. */
  readonly hint: string
}

/** A link that the server shows only once. It stays until the user leaves the screen. */
export const SecretLink = ({ label, url, hint }: Props) => {
  const { link } = useCopy().admin.user
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await writeClipboard(url)
      showToast('info', link.copied)
    } catch {
      field.current?.select()
      showToast('error', link.notCopied)
    }
  }
  return (
    <div className="secret-link">
      <Field label={label} hint={hint}>
        <input
          ref={field}
          className="input"
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Field>
      <button type="button" className="button" onClick={copy}>
        <IconCopy aria-hidden size={18} stroke={1.6} />
        {link.copy}
      </button>
    </div>
  )
}
