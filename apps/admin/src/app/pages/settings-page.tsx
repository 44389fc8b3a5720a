import { useQuery } from '@tanstack/react-query'
import { SettingsForm } from '../../features/settings/settings-form.tsx'
import { api } from '../../shared/api.ts'
import { FailedList, LoadingList } from '../../shared/table-states.tsx'

export const SettingsPage = () => {
  const { data, isError, refetch } = useQuery({
    queryKey: ['settings'],
    queryFn: () => api.getSettings(undefined, { quiet: true }),
  })
  if (isError) return <FailedList onRetry={refetch} />
  return data ? <SettingsForm settings={data} /> : <LoadingList shape="rows" />
}
