import { getRouteApi } from '@tanstack/react-router'
import { PlaylistRoom } from '../../features/music/playlist-room.tsx'

const route = getRouteApi('/frame/playlist')

export const PlaylistPage = () => {
  const { id = 0 } = route.useSearch()
  return <PlaylistRoom key={id} id={id} />
}
