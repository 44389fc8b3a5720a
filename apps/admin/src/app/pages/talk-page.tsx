import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { TalkEditor } from '../../features/talks/talk-editor.tsx'
import { talkQuery } from '../../features/talks/talks.queries.ts'
import { FailedList } from '../../shared/table-states.tsx'

const route = getRouteApi('/frame/talk')

const EditTalk = ({ id }: { id: number }) => {
  const { data, isError, refetch } = useQuery(talkQuery(id))
  if (isError) return <FailedList onRetry={refetch} />
  return data ? <TalkEditor key={id} talk={data} /> : null
}

export const TalkPage = () => {
  const { id } = route.useSearch()
  return id ? <EditTalk id={id} /> : <TalkEditor key="new" />
}
