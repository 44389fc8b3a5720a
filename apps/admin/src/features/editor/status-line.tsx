import { IconCheck, IconCloudOff, IconGitMerge, IconLoader2, IconPencil } from '@tabler/icons-react'
import { clockOf } from '../../shared/formats.ts'
import { useCopy, type Words } from '../../shared/language.ts'
import type { Draft } from './draft.ts'

const ICONS = {
  same: IconCheck,
  typed: IconPencil,
  saving: IconLoader2,
  waiting: IconCloudOff,
  conflict: IconGitMerge,
  refused: IconCloudOff,
} as const

const textOf = ({ status, savedAtMs, isKeptHere }: Draft, { admin }: Words) => {
  const words = admin.editor.status
  if (status === 'same') return savedAtMs === undefined ? '' : words.savedAt(clockOf(savedAtMs))
  if (status === 'waiting' && !isKeptHere) return words.waitingUnkept
  return words[status]
}

/** Where the text is: the writer need not wonder. */
export const StatusLine = ({ draft }: { draft: Draft }) => {
  const words = useCopy()
  const text = textOf(draft, words)
  const Icon = ICONS[draft.status]
  return (
    <span className="save-status" data-status={draft.status} role="status">
      {text && <Icon aria-hidden size={16} stroke={1.8} />}
      <span>{text}</span>
    </span>
  )
}
