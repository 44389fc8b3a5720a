import { getRouteApi } from '@tanstack/react-router'
import { PhotoDesk } from '../../features/albums/photo-desk.tsx'

const route = getRouteApi('/frame/photos')

export const PhotosPage = () => <PhotoDesk search={route.useSearch()} />
