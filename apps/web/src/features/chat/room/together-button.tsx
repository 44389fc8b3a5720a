import { IconHeadphones } from '@tabler/icons-react'
import { countListeners, useListening, wishToListen } from '../../../shared/stores/listening.ts'
import { useChatCopy } from '../use-chat-copy.ts'

/** Joins those who listen together. The player takes it from there. */
export const TogetherButton = () => {
  const copy = useChatCopy()
  const count = useListening(countListeners)
  const isJoined = useListening((state) => state.isJoined)
  const name = count > 0 ? copy.listeners(count) : copy.listenTogether
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={isJoined ? name : copy.listenTogether}
      title={name}
      aria-pressed={isJoined}
      onClick={wishToListen}
    >
      <IconHeadphones aria-hidden size={20} stroke={1.6} />
    </button>
  )
}
