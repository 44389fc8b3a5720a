import { IconCheck, IconCloudOff, IconGitMerge, IconLoader2, IconPencil } from '@tabler/icons-react'
import { clockOf } from '../../shared/formats.ts'
import { type Copy, useCopy } from '../../shared/language.ts'
import type { Draft } from './draft.ts'

const ICONS = {
  same: IconCheck,
  typed: IconPencil,
  saving: IconLoader2,
  waiting: IconCloudOff,
  conflict: IconGitMerge,
  refused: IconCloudOff,
} as const

const textOf = ({ status, savedAtMs, isSavedLocally }: Draft, { admin }: Copy) => {
  const copy = admin.editor.status
  if (status === 'same') return savedAtMs === undefined ? '' : copy.savedAt(clockOf(savedAtMs))
  if (status === 'waiting' && !isSavedLocally) return copy.waitingUnkept
  return copy[status]
}

/** Shows whether the draft is saved. */
export const StatusLine = ({ draft }: { draft: Draft }) => {
  const copy = useCopy()
  const text = textOf(draft, copy)
  const Icon = ICONS[draft.status]
  return (
    <span className="save-status" data-status={draft.status} role="status">
      {text && <Icon aria-hidden size={16} stroke={1.8} />}
      <span>{text}</span>
    </span>
  )
}
