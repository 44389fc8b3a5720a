import { getRouteApi } from '@tanstack/react-router'
import { RedirectList } from '../../features/redirects/redirect-list.tsx'

const route = getRouteApi('/frame/redirects')

export const RedirectsPage = () => <RedirectList search={route.useSearch()} />
