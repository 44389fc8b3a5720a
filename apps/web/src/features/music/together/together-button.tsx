import { IconHeadphones } from '@tabler/icons-react'
import { countListeners, useListening } from '../../../shared/stores/listening.ts'
import { showView, usePanelView } from '../panel/panel-view.ts'
import { useTogetherCopy } from './use-together-copy.ts'

/** Opens the turntable in the panel, or the songs again. */
export const TogetherButton = () => {
  const copy = useTogetherCopy()
  const isShown = usePanelView(({ view }) => view === 'together')
  const count = useListening(countListeners)
  const name = count > 0 ? `${copy.name} · ${copy.count(count)}` : copy.name
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      title={name}
      aria-pressed={isShown}
      onClick={() => showView(isShown ? 'songs' : 'together')}
    >
      <IconHeadphones aria-hidden size={20} stroke={1.6} />
    </button>
  )
}
