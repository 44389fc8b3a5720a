import { endpoints, type ImportReport, type ImportState } from '@lanting/contract'
import { isUniqueViolation, type Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { wireTimes } from '../../http/times.ts'
import type { Clock } from '../../platform/clock.ts'
import { openZip } from './archive/read-zip.ts'
import type { Source } from './archive/source.ts'
import { writeZip, type ZipFile } from './archive/write-zip.ts'
import type { ImportNeeds } from './import-file.ts'
import { countFiles, runImport } from './run-import.ts'
import { importStore, NO_COUNTS, type Progress } from './transfer.store.ts'

interface TransferNeeds {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
  /** The default for articles without a category. */
  readonly category: string
  readonly needsOf: (by: Identity) => ImportNeeds
  readonly exported: () => AsyncIterable<ZipFile>
  /** Runs work after the request. Closing the app waits for it. */
  readonly inBackground: (work: () => Promise<void>) => void
  readonly isStopped: () => boolean
}

const REPORTED_EVERY_MS = 500
export const transferRoutes = (serve: Serve, needs: TransferNeeds) => {
  const { queries, now, timeZone, category, needsOf, exported, inBackground, isStopped } = needs
  const imports = importStore(queries)

  const run = async (
    id: number,
    source: Source,
    { by, ...options }: { by: Identity; dryRun: boolean; permalink?: string },
  ) => {
    let latest = (): Progress => ({ done: 0, total: 0, counts: NO_COUNTS, files: [] })
    let writtenAt = 0
    try {
      const progress = await runImport(needsOf(by), {
        ...options,
        source,
        timeZone: await timeZone(),
        now: now(),
        category,
        isStopped,
        onProgress: async (read) => {
          latest = read
          if (now() - writtenAt < REPORTED_EVERY_MS) return
          writtenAt = now()
          await imports.write(id, { ...read(), state: 'running' }, now())
        },
      })
      await imports.write(id, { ...progress, state: 'done' }, now())
    } catch (error) {
      await imports.write(id, { ...latest(), state: 'failed' }, now())
      throw error
    } finally {
      await source.close()
    }
  }

  serve(endpoints.importMarkdown, async ({ file, query }, { identity: by }) => {
    // The open file stays readable after the request, which deletes it.
    const source = await openZip(file.path)
    const { dryRun = false, permalink } = query
    try {
      const total = countFiles(source)
      const id = await imports.begin({ userId: by.id, dryRun, total }, now())
      inBackground(() => run(id, source, { by, dryRun, permalink }))
      return { id }
    } catch (error) {
      await source.close()
      throw isUniqueViolation(error) ? new AppError('importRunning') : error
    }
  })

  serve(endpoints.getImport, async ({ params: { id } }) => {
    const [row, zone] = await Promise.all([imports.find(id), timeZone()])
    if (!row) throw new AppError('importNotFound')
    const report: Pick<ImportReport, 'counts' | 'files'> = JSON.parse(row.files)
    return {
      id,
      state: row.state as ImportState,
      dryRun: row.dry_run === 1,
      done: row.done,
      total: row.total,
      ...report,
      ...wireTimes(row, zone),
    }
  })

  serve(endpoints.exportMarkdown, async () => ({
    fileName: `lanting-${new Date(now()).toISOString().slice(0, 10)}.zip`,
    content: writeZip(exported()),
  }))
}
