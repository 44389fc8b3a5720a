import { IconVolumeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useCopy } from '../../shared/language.ts'
import type { ModerationItem } from './moderation-item.ts'
import { MuteDialog } from './mute-dialog.tsx'

/** Mutes the author of a chat message. */
export const MuteButton = ({ row: { userId, author } }: { row: ModerationItem }) => {
  const { chatAdmin } = useCopy().admin
  const [isOpen, setIsOpen] = useState(false)
  if (userId === null) return null
  return (
    <>
      <button
        type="button"
        className="icon-button"
        title={chatAdmin.mute}
        aria-label={chatAdmin.muteName(author)}
        onClick={() => setIsOpen(true)}
      >
        <IconVolumeOff aria-hidden size={18} stroke={1.6} />
      </button>
      {isOpen && (
        <MuteDialog
          user={{ user_id: userId, nick_name: author }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
