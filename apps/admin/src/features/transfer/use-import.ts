import type { ImportReport } from '@lanting/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../shared/api.ts'

const ASK_EVERY_MS = 500

const wait = (ms: number) =>
  new Promise((resolve) => {
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

  const follow = async (id: number) => {
    for (;;) {
      const found = await api.getImport({ params: { id } }, { quiet: true })
      setReport(found)
      if (found.state !== 'running') break
      await wait(ASK_EVERY_MS)
    }
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
  return { running, undoing, percent, report }
}
