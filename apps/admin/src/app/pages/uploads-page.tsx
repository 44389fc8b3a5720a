import { getRouteApi } from '@tanstack/react-router'
import { UploadScreen } from '../../features/uploads/upload-screen.tsx'

const route = getRouteApi('/frame/uploads')

export const UploadsPage = () => <UploadScreen search={route.useSearch()} />
