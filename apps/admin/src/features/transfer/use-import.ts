import type { ImportReport } from '@lanting/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, statusOf } from '../../shared/api.ts'
import { followImport } from './follow-import.ts'

const TOO_MANY = 429

/** Whether the next question may be answered. */
const isPassing = (failure: unknown) => {
  const status = statusOf(failure)
  return status === 0 || status === TOO_MANY || (status ?? 0) >= 500
}

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

interface ImportOptions {
  readonly archive: Blob
  readonly name: string
  readonly dryRun: boolean
  readonly permalink: string
  readonly site: string
  readonly fetchPictures: boolean
}

/** Uploads an archive or undoes an import, and polls its report until it ends. */
export const useImport = () => {
  const queries = useQueryClient()
  const [percent, setPercent] = useState<number>()
  const [report, setReport] = useState<ImportReport>()
  const [isReachable, setReachable] = useState(true)

  const follow = async (id: number) => {
    await followImport({
      ask: () => api.getImport({ params: { id } }, { quiet: true }),
      isPassing,
      wait,
      onReport: setReport,
      onReachable: setReachable,
    }).finally(() => setReachable(true))
    await queries.invalidateQueries()
  }
  const running = useMutation({
    mutationFn: async ({ archive, permalink, site, ...options }: ImportOptions) => {
      setReport(undefined)
      setPercent(0)
      const query = { ...options, ...(permalink && { permalink }), ...(site && { site }) }
      const { id } = await api
        .importBlog(
          {
            query,
            file: { content: archive, onProgress: (share) => setPercent(Math.floor(share * 100)) },
          },
          { quiet: true },
        )
        .finally(() => setPercent(undefined))
      await follow(id)
    },
  })
  const undoing = useMutation({
    mutationFn: async (id: number) => {
      setReport(undefined)
      await api.undoImport({ params: { id } }, { quiet: true })
      await follow(id)
    },
  })
  return { running, undoing, percent, report, isReachable }
}
