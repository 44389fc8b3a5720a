import { DiskAlert } from '../../features/health/disk-alert.tsx'
import { HealthScreen } from '../../features/health/health-screen.tsx'

export const HealthPage = () => (
  <>
    <DiskAlert />
    <HealthScreen />
  </>
)
