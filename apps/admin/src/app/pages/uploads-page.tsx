import { getRouteApi } from '@tanstack/react-router'
import { DiskAlert } from '../../features/health/disk-alert.tsx'
import { UploadScreen } from '../../features/uploads/upload-screen.tsx'

const route = getRouteApi('/frame/uploads')

export const UploadsPage = () => (
  <>
    <DiskAlert />
    <UploadScreen search={route.useSearch()} />
  </>
)
