import { HealthRoom } from '../../features/health/health-room.tsx'

export const HealthPage = () => <HealthRoom />
