import { IconSearch } from '@tabler/icons-react'
import { onDemand } from '../../../shared/on-demand.tsx'
import { useChatCopy } from '../use-chat-copy.ts'

export const SearchPanel = onDemand(async () => (await import('./search-panel.tsx')).SearchPanel)

interface Props {
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** Opens the search of the room, which loads on first use. */
export const SearchButton = ({ isOpen, onToggle }: Props) => {
  const chatRoom = useChatCopy()
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={chatRoom.search}
      title={chatRoom.search}
      aria-expanded={isOpen}
      onPointerDown={SearchPanel.ahead}
      onClick={onToggle}
    >
      <IconSearch aria-hidden size={20} stroke={1.6} />
    </button>
  )
}
