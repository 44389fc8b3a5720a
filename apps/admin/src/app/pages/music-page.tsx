import { getRouteApi } from '@tanstack/react-router'
import { SongList } from '../../features/music/song-list.tsx'

const route = getRouteApi('/frame/music')

export const MusicPage = () => <SongList search={route.useSearch()} />
