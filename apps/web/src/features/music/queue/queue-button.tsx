import { IconListDetails } from '@tabler/icons-react'
import { showView, usePanelView } from '../panel/panel-view.ts'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import './queue-button.css'

/** Opens and closes the queue in the panel. Shows how many songs wait. */
export const QueueButton = () => {
  const copy = usePlayerCopy().queue
  const isOpen = usePanelView(({ view }) => view === 'queue')
  const count = usePlayer((state) => state.queue.length)
  return (
    <button
      type="button"
      className="icon-button queue-button"
      aria-label={count > 0 ? `${copy.open}, ${copy.songCount(count)}` : copy.open}
      title={copy.open}
      aria-pressed={isOpen}
      onClick={() => showView(isOpen ? 'songs' : 'queue')}
    >
      <IconListDetails aria-hidden size={20} stroke={1.6} />
      {count > 0 && <span aria-hidden>{count}</span>}
    </button>
  )
}
