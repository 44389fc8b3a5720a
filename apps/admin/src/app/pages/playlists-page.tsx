import { PlaylistList } from '../../features/music/playlist-list.tsx'

export const PlaylistsPage = () => <PlaylistList />
