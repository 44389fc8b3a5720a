import { getRouteApi } from '@tanstack/react-router'
import { PlaylistEditor } from '../../features/music/playlist-editor.tsx'

const route = getRouteApi('/frame/playlist')

export const PlaylistPage = () => {
  const { id = 0 } = route.useSearch()
  return <PlaylistEditor key={id} id={id} />
}
