import { deviceName } from '@lanting/browser'
import type { Session } from '@lanting/contract'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { relativeTime } from '../../../shared/formats.ts'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { useCopy, useLanguage } from '../../../shared/language.ts'

interface Props {
  readonly session: Session
  readonly isBusy: boolean
  readonly onEnd: () => void
}

const isSmall = (userAgent: string) => /Mobile|Android|iPhone/.test(userAgent)

export const SessionRow = ({ session, isBusy, onEnd }: Props) => {
  const { formats } = useCopy()
  const { userCenter, devices } = useFormCopy()
  const copy = userCenter.sessions
  const language = useLanguage()
  const { device, own, createdAtMs, lastSeenAtMs } = session
  const name = deviceName(device, devices)
  const Icon = isSmall(device) ? IconDeviceMobile : IconDeviceDesktop
  const since = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(createdAtMs)
  return (
    <li className="session">
      <Icon aria-hidden size={24} stroke={1.4} />
      <div>
        <p className="session-name">
          {name}
          {own && <span className="session-own">{copy.current}</span>}
        </p>
        <p className="session-times">
          <span>{copy.lastSeen(relativeTime(lastSeenAtMs, Date.now(), formats))}</span>
          <span>{copy.since(since)}</span>
        </p>
      </div>
      {!own && (
        <button
          type="button"
          className="button ghost"
          aria-label={copy.endNamed(name)}
          aria-busy={isBusy}
          onClick={onEnd}
        >
          {copy.end}
        </button>
      )}
    </li>
  )
}
