import { IconCheck, IconCloudOff, IconGitMerge, IconLoader2, IconPencil } from '@tabler/icons-react'
import { failureText } from '../../shared/api.ts'
import { clockOf } from '../../shared/formats.ts'
import { type Copy, useCopy } from '../../shared/language.ts'
import { useIsUploading } from '../../shared/pictures/running-uploads.ts'
import type { Draft } from './draft.ts'

const ICONS = {
  same: IconCheck,
  typed: IconPencil,
  saving: IconLoader2,
  waiting: IconCloudOff,
  conflict: IconGitMerge,
  refused: IconCloudOff,
} as const

const textOf = (
  { status, savedAtMs, isSavedLocally, obstacle = 'noServer', unanswered, refusal }: Draft,
  all: Copy,
) => {
  const copy = all.admin.editor.status
  if (status === 'same') return savedAtMs === undefined ? '' : copy.savedAt(clockOf(savedAtMs))
  if (status === 'waiting' && unanswered?.kind === 'publish') return copy.publishing
  if (status === 'waiting') return copy[isSavedLocally ? 'waiting' : 'waitingUnkept'][obstacle]
  if (status === 'refused') return copy.refused(refusal ? failureText(refusal, all) : '')
  return copy[status]
}

/** Shows whether the draft is saved, and what a save waits for. */
export const StatusLine = ({ draft, isSaving }: { draft: Draft; isSaving: boolean }) => {
  const copy = useCopy()
  const isWaiting = useIsUploading() && isSaving
  const text = isWaiting ? copy.admin.editor.afterUploads : textOf(draft, copy)
  const Icon = isWaiting ? IconLoader2 : ICONS[draft.status]
  return (
    <span className="save-status" data-status={draft.status} role="status">
      {text && <Icon aria-hidden size={16} stroke={1.8} />}
      <span>{text}</span>
    </span>
  )
}
