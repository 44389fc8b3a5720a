import { BackupsScreen } from '../../features/backups/backups-screen.tsx'

export const BackupsPage = () => <BackupsScreen />
