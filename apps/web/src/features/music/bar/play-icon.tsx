import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'

export const PlayIcon = ({ isPaused, size }: { isPaused: boolean; size: number }) => {
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause
  return <Icon aria-hidden size={size} stroke={1.6} />
}
