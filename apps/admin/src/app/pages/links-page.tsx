import { getRouteApi } from '@tanstack/react-router'
import { LinkList } from '../../features/links/link-list.tsx'

const route = getRouteApi('/frame/links')

export const LinksPage = () => <LinkList search={route.useSearch()} />
