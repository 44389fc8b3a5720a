import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { LyricEditor } from '../../features/music/lyric-editor.tsx'
import { songQuery } from '../../features/music/music.queries.ts'
import { FailedList } from '../../shared/table-states.tsx'

const route = getRouteApi('/lyric')

export const LyricPage = () => {
  const { id = 0 } = route.useSearch()
  const { data, isError, refetch } = useQuery(songQuery(id))
  if (isError) return <FailedList onRetry={refetch} />
  return data ? <LyricEditor key={id} song={data} /> : <div className="editor-screen" aria-busy />
}
