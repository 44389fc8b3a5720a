import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'

export const BACKUPS = ['backups'] as const

const IDLE_MS = 10_000
const RUNNING_MS = 500

/** Asks often while a job runs. A site that closes for a restore does not answer for a moment. */
export const backupsQuery = () =>
  queryOptions({
    queryKey: BACKUPS,
    queryFn: () => api.getBackups(undefined, { quiet: true }),
    refetchInterval: ({ state }) => (state.data?.job ? RUNNING_MS : IDLE_MS),
  })
