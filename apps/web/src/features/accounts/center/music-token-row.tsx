import type { MusicToken } from '@lanting/contract'
import { IconMusic } from '@tabler/icons-react'
import { relativeTime } from '../../../shared/formats.ts'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { useCopy, useLanguage } from '../../../shared/language.ts'

interface Props {
  readonly token: MusicToken
  readonly isBusy: boolean
  readonly onEnd: () => void
}

export const MusicTokenRow = ({ token, isBusy, onEnd }: Props) => {
  const { formats } = useCopy()
  const copy = useFormCopy().userCenter.music
  const language = useLanguage()
  const { name, createdAtMs, lastUsedAtMs } = token
  const since = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(createdAtMs)
  return (
    <li className="session">
      <IconMusic aria-hidden size={24} stroke={1.4} />
      <div>
        <p className="session-name">{name}</p>
        <p className="session-times">
          <span>
            {lastUsedAtMs === null
              ? copy.unused
              : copy.used(relativeTime(lastUsedAtMs, Date.now(), formats))}
          </span>
          <span>{copy.since(since)}</span>
        </p>
      </div>
      <button
        type="button"
        className="button ghost"
        aria-label={copy.endNamed(name)}
        aria-busy={isBusy}
        onClick={onEnd}
      >
        {copy.end}
      </button>
    </li>
  )
}
