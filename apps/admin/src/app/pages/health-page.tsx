import { HealthScreen } from '../../features/health/health-screen.tsx'

export const HealthPage = () => <HealthScreen />
