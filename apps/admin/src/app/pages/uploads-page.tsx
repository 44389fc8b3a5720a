import { getRouteApi } from '@tanstack/react-router'
import { UploadDesk } from '../../features/uploads/upload-desk.tsx'

const route = getRouteApi('/frame/uploads')

export const UploadsPage = () => <UploadDesk search={route.useSearch()} />
