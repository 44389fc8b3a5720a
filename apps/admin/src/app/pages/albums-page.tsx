import { getRouteApi } from '@tanstack/react-router'
import { AlbumList } from '../../features/albums/album-list.tsx'

const route = getRouteApi('/frame/albums')

export const AlbumsPage = () => <AlbumList search={route.useSearch()} />
