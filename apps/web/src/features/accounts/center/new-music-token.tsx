import { IconCopy } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { copyText } from '../../../shared/copy-text.ts'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { useCopy } from '../../../shared/language.ts'

interface Props {
  readonly name: string
  readonly token: string
}

/** Shows a new token, for the only time. */
export const NewMusicToken = ({ name, token }: Props) => {
  const { reading } = useCopy()
  const copy = useFormCopy().userCenter.music
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (token) place.current?.focus()
  }, [token])
  return (
    <div className="music-token" ref={place} tabIndex={-1} role="status">
      <p>{copy.created(name)}</p>
      <code>{token}</code>
      <p className="lead">{copy.once}</p>
      <button type="button" className="button" onClick={() => copyText(token, reading)}>
        <IconCopy aria-hidden size={18} stroke={1.6} />
        {copy.copy}
      </button>
    </div>
  )
}
