import { getRouteApi } from '@tanstack/react-router'
import { UserScreen } from '../../features/users/user-screen.tsx'

const route = getRouteApi('/frame/user')

export const UserPage = () => {
  const { id = 0 } = route.useSearch()
  // Another user, another room: what was shown once of the first is gone.
  return <UserScreen key={id} id={id} />
}
