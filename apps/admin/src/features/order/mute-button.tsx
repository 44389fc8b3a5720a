import { IconVolumeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useCopy } from '../../shared/language.ts'
import { MuteDialog } from './mute-dialog.tsx'
import type { Writing } from './writing.ts'

/** Lets whoever said this only read for a while. */
export const MuteButton = ({ row: { userId, writer } }: { row: Writing }) => {
  const { chatDesk } = useCopy().admin
  const [isOpen, setIsOpen] = useState(false)
  if (userId === null) return null
  return (
    <>
      <button
        type="button"
        className="icon-button"
        title={chatDesk.mute}
        aria-label={chatDesk.muteName(writer)}
        onClick={() => setIsOpen(true)}
      >
        <IconVolumeOff aria-hidden size={18} stroke={1.6} />
      </button>
      {isOpen && (
        <MuteDialog
          person={{ user_id: userId, nick_name: writer }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
