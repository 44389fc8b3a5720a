import { IconHeadphones } from '@tabler/icons-react'
import { countListeners, useListening, wishToListen } from '../../../shared/stores/listening.ts'
import { CheerLayer } from './cheer-layer.tsx'
import { useTogether } from './together-state.ts'
import { useTogetherCopy } from './use-together-copy.ts'
import './dock-together.css'

interface Props {
  /** Opens the panel at the turntable. */
  readonly onOpen: () => void
}

/** Beside the disc: how many listen. One press joins, or gives the press that the browser wants. */
export const DockTogether = ({ onOpen }: Props) => {
  const copy = useTogetherCopy()
  const count = useListening(countListeners)
  const isJoined = useListening((state) => state.isJoined)
  const status = useTogether((state) => state.status)
  const wantsPress = isJoined && (status === 'blocked' || status === 'held')
  const text = wantsPress ? copy[status === 'blocked' ? 'press' : 'held'] : copy.count(count)
  return (
    <>
      <button
        type="button"
        className="dock-together"
        data-joined={isJoined}
        data-wants={wantsPress}
        title={isJoined ? copy.name : copy.join}
        onClick={isJoined && !wantsPress ? onOpen : wishToListen}
      >
        <IconHeadphones aria-hidden size={16} stroke={1.8} />
        <span>{text}</span>
      </button>
      {isJoined && <CheerLayer />}
    </>
  )
}
