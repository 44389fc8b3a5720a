import { IconExternalLink } from '@tabler/icons-react'
import { useCopy } from './language.ts'

interface Props {
  readonly href: string
  /** The name of the row, for readers who do not see it. */
  readonly of?: string
}

/** Opens the page of a row on the site. */
export const SiteLink = ({ href, of }: Props) => {
  const { view } = useCopy().admin.actions
  return (
    <a
      className="icon-button"
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={of === undefined ? view : `${view}: ${of}`}
      title={view}
    >
      <IconExternalLink aria-hidden size={18} stroke={1.6} />
    </a>
  )
}
