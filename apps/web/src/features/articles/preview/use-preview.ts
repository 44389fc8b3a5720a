import { useQuery } from '@tanstack/react-query'
import { useLocation } from '../../../shared/router/router-context.ts'
import { useApi } from '../../../shared/use-api.ts'
import { useInBrowser } from '../../../shared/use-in-browser.ts'
import { previewPlace } from './preview-place.ts'

/** The token stays in the browser: the server sees it only in the call, and no other site does. */
export const usePreview = () => {
  const api = useApi()
  const { hash } = useLocation()
  const place = useInBrowser() ? previewPlace(hash) : undefined
  const { data, error, refetch } = useQuery({
    queryKey: ['preview', place],
    queryFn: () => api.getPreview({ body: place ?? {} }, { quiet: true }),
    enabled: place !== undefined,
    retry: false,
    gcTime: 0,
  })
  const isRefused = [404, 422].includes((error as { status?: number } | null)?.status ?? 0)
  const hasEnded = useInBrowser() && (place === undefined || isRefused)
  return { preview: data, hasEnded, hasFailed: error !== null && !isRefused, refetch }
}
