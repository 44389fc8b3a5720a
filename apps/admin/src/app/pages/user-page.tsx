import { getRouteApi } from '@tanstack/react-router'
import { PersonRoom } from '../../features/users/person-room.tsx'

const route = getRouteApi('/frame/user')

export const UserPage = () => {
  const { id = 0 } = route.useSearch()
  // Another user, another room: what was shown once of the first is gone.
  return <PersonRoom key={id} id={id} />
}
