import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { PageEditor } from '../../features/pages/page-editor.tsx'
import { api } from '../../shared/api.ts'
import { PATHS } from '../../shared/paths.ts'
import { FailedList } from '../../shared/table-states.tsx'

const route = getRouteApi('/page')

export const EditPage = () => {
  const { id } = route.useSearch()
  const navigate = useNavigate()
  const { data, isError, refetch } = useQuery({
    queryKey: ['page', id],
    queryFn: () => (id ? api.getPageById({ params: { id } }, { quiet: true }) : null),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (isError) return <FailedList onRetry={refetch} />
  if (data === undefined) return <div className="editor-screen" aria-busy />
  return (
    <PageEditor
      key={id ?? 'new'}
      page={data ?? undefined}
      onMade={(made) => navigate({ to: PATHS.page, search: { id: made }, replace: true })}
    />
  )
}
