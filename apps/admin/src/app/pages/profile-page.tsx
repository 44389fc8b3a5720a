import { ProfileScreen } from '../../features/profile/profile-screen.tsx'

export const ProfilePage = () => <ProfileScreen />
