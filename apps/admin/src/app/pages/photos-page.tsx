import { getRouteApi } from '@tanstack/react-router'
import { PhotoAdmin } from '../../features/albums/photo-admin.tsx'

const route = getRouteApi('/frame/photos')

export const PhotosPage = () => <PhotoAdmin search={route.useSearch()} />
