import { getRouteApi } from '@tanstack/react-router'
import { UserList } from '../../features/users/user-list.tsx'

const route = getRouteApi('/frame/users')

export const UsersPage = () => <UserList search={route.useSearch()} />
