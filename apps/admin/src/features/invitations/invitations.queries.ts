import type { InvitationState } from '@lanting/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { pageOf, type TableSearch } from '../../shared/table-search.ts'

export const INVITATIONS = ['invitations'] as const

export interface InvitationSearch extends TableSearch {
  readonly state?: InvitationState
}

export const invitationListQuery = (search: InvitationSearch) => {
  const body = { ...pageOf(search), ...(search.state && { state: search.state }) }
  return queryOptions({
    queryKey: [...INVITATIONS, body],
    queryFn: () => api.getInvitationList({ body }, { quiet: true }),
    placeholderData: keepPreviousData,
  })
}
