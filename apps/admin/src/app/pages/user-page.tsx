import { getRouteApi } from '@tanstack/react-router'
import { UserScreen } from '../../features/users/user-screen.tsx'

const route = getRouteApi('/frame/user')

export const UserPage = () => {
  const { id = 0 } = route.useSearch()
  // The key resets the screen for another user, so that no one-time link stays visible.
  return <UserScreen key={id} id={id} />
}
