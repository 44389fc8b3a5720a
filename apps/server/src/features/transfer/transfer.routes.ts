import { endpoints, type ImportKind, type ImportReport, type ImportState } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { wireTimes } from '../../http/times.ts'
import type { Clock } from '../../platform/clock.ts'
import { openUpload } from './archive/open-upload.ts'
import { writeZip, type ZipFile } from './archive/write-zip.ts'
import type { ImportNeeds } from './import-session.ts'
import { detectKind, runImport } from './run-import.ts'
import { trackImport } from './track-import.ts'
import { type ImportStore, importStore, NO_PROGRESS } from './transfer.store.ts'
import { undoImport } from './undo-import.ts'

interface TransferNeeds {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
  /** The default for articles without a category. */
  readonly category: () => Promise<string>
  readonly needsOf: (by: Identity) => ImportNeeds
  readonly exported: () => AsyncIterable<ZipFile>
  /** Runs work after the request. Closing the app waits for it. */
  readonly inBackground: (work: () => Promise<void>) => void
  readonly isStopped: () => boolean
}

type Row = NonNullable<Awaited<ReturnType<ImportStore['find']>>>

export const transferRoutes = (serve: Serve, needs: TransferNeeds) => {
  const { queries, now, timeZone, category, needsOf, exported, inBackground, isStopped } = needs
  const imports = importStore(queries)

  const entryOf = (row: Row, zone: string) => {
    const { counts, parts }: ImportReport = JSON.parse(row.files)
    return {
      id: row.id,
      kind: row.kind as ImportKind,
      name: row.name,
      state: row.state as ImportState,
      dryRun: row.dry_run === 1,
      done: row.done,
      total: row.total,
      counts,
      // A report of an earlier version does not have every part.
      parts: { ...NO_PROGRESS.parts, ...parts },
      ...wireTimes(row, zone),
    }
  }

  serve(endpoints.importBlog, async ({ file, query }, { identity: by }) => {
    const importing = needsOf(by)
    const { dryRun = false, permalink, name = '', site, fetchPictures } = query
    const source = await openUpload(file.path, name, importing.newPath)
    try {
      const kind = await detectKind(source)
      const begun = { userId: by.id, kind, name, dryRun }
      const importId = await imports.begin(begun, now())
      const places = { timeZone: await timeZone(), category: await category() }
      const around = { ...places, now: now(), permalink, site }
      inBackground(async () => {
        try {
          await trackImport(imports, { id: importId, name, end: 'done', now }, (onProgress) =>
            runImport(importing, {
              ...around,
              source,
              dryRun,
              fetchPictures,
              importId,
              isStopped,
              onProgress,
            }),
          )
        } finally {
          await source.close()
        }
      })
      return { id: importId }
    } catch (error) {
      await source.close()
      throw error
    }
  })

  serve(endpoints.getImport, async ({ params: { id } }) => {
    const [row, zone] = await Promise.all([imports.find(id, now()), timeZone()])
    if (!row) throw new AppError('importNotFound')
    const { files }: ImportReport = JSON.parse(row.files)
    return { ...entryOf(row, zone), files }
  })

  serve(endpoints.getImportList, async () => {
    const [rows, zone] = await Promise.all([imports.latest(now()), timeZone()])
    return rows.map((row) => entryOf(row, zone))
  })

  serve(endpoints.undoImport, async ({ params: { id } }, { identity: by }) => {
    const isBegun = await imports.beginUndo(id, now())
    if (!isBegun) throw new AppError('importNotFound')
    inBackground(async () => {
      await trackImport(imports, { id, name: '', end: 'undone', now }, (onProgress) =>
        undoImport(needsOf(by), { importId: id, onProgress, isStopped }),
      )
    })
    return true
  })

  serve(endpoints.exportMarkdown, async () => ({
    fileName: `lanting-${new Date(now()).toISOString().slice(0, 10)}.zip`,
    content: writeZip(exported()),
  }))
}
