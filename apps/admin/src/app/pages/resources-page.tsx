import { getRouteApi } from '@tanstack/react-router'
import { ResourceGroups } from '../../features/resources/resource-groups.tsx'

const route = getRouteApi('/frame/resources')

export const ResourcesPage = () => <ResourceGroups side={route.useSearch().side ?? 'front'} />
