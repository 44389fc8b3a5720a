import { ROLE } from '@lanting/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { type AuditSearch, listBody } from './audit-search.ts'

export const auditListQuery = (search: AuditSearch) =>
  queryOptions({
    queryKey: ['audit', listBody(search)],
    queryFn: () => api.getAuditList({ body: listBody(search) }, { quiet: true }),
    placeholderData: keepPreviousData,
  })

const ADMINISTRATORS_SHOWN = 100

/** The administrators, for the filter. */
export const administratorsQuery = () =>
  queryOptions({
    queryKey: ['administrators'],
    queryFn: async () => {
      const body = { current: 1, size: ADMINISTRATORS_SHOWN, role: ROLE.administrator }
      return (await api.getUserList({ body }, { quiet: true })).list
    },
  })
