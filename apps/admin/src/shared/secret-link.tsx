import { IconCopy } from '@tabler/icons-react'
import { useRef } from 'react'
import { Field } from './field.tsx'
import { useCopy } from './language.ts'
import { showToast } from './toasts.ts'

interface Props {
  readonly label: string
  readonly url: string
  /** That it is shown only now. */
  readonly hint: string
}

/** A link that nobody can show again: it stands here until it is copied, or the screen is left. */
export const SecretLink = ({ label, url, hint }: Props) => {
  const { link } = useCopy().admin.user
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      showToast('info', link.copied)
    } catch {
      // Without a secure address there is no clipboard: the text is selected instead.
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
