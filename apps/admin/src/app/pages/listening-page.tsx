import { ListeningScreen } from '../../features/music/listening/listening-screen.tsx'

export const ListeningPage = () => <ListeningScreen />
