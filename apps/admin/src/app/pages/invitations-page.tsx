import { getRouteApi } from '@tanstack/react-router'
import { InvitationList } from '../../features/invitations/invitation-list.tsx'

const route = getRouteApi('/frame/invitations')

export const InvitationsPage = () => <InvitationList search={route.useSearch()} />
