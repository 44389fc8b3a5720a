import type { ImportReport } from '@lanting/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../shared/api.ts'

const ASK_EVERY_MS = 500

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

interface PendingConfirmation {
  readonly archive: Blob
  readonly dryRun: boolean
  readonly permalink: string
}

/** Uploads an archive and polls the import until it ends. */
export const useImport = () => {
  const [percent, setPercent] = useState<number>()
  const [report, setReport] = useState<ImportReport>()
  const running = useMutation({
    mutationFn: async ({ archive, dryRun, permalink }: PendingConfirmation) => {
      setReport(undefined)
      setPercent(0)
      const { id } = await api
        .importMarkdown(
          {
            query: { dryRun, ...(permalink && { permalink }) },
            file: { content: archive, onProgress: (share) => setPercent(Math.floor(share * 100)) },
          },
          { quiet: true },
        )
        .finally(() => setPercent(undefined))
      for (;;) {
        const found = await api.getImport({ params: { id } }, { quiet: true })
        setReport(found)
        if (found.state !== 'running') return found
        await wait(ASK_EVERY_MS)
      }
    },
  })
  return { running, percent, report }
}
