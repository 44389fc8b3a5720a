import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { type UploadSearch, uploadBody } from './upload-search.ts'

export const UPLOADS = ['uploads'] as const

export const usageQuery = () =>
  queryOptions({
    queryKey: [...UPLOADS, 'usage'],
    queryFn: () => api.getUploadUsage(undefined, { quiet: true }),
  })

export const uploadListQuery = (search: UploadSearch) =>
  queryOptions({
    queryKey: [...UPLOADS, 'list', uploadBody(search)],
    queryFn: () => api.getUploadList({ body: uploadBody(search) }, { quiet: true }),
    placeholderData: keepPreviousData,
  })

/** A dry run: nothing is deleted. */
export const unusedQuery = () =>
  queryOptions({
    queryKey: [...UPLOADS, 'unused'],
    queryFn: () => api.removeUnusedUploads({ body: { dry: true } }, { quiet: true }),
    gcTime: 0,
  })
