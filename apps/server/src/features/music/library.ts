import { join } from 'node:path'
import type { Files } from '../../platform/files.ts'
import type { LeftOut } from '../../workers/music-files.ts'
import type { DemoNames } from './demo-names.ts'
import { createFolderWatcher } from './folder-watcher.ts'
import type { ScanNeeds } from './scanner.ts'
import { createScanner } from './scanner.ts'
import { ROOTS } from './songs.rules.ts'

export interface LibraryNeeds extends Omit<ScanNeeds, 'isStopped'> {
  readonly own: Files
  readonly demo: Files
  readonly hasDemo: () => Promise<boolean>
  readonly demoNames: () => Promise<DemoNames | undefined>
  /** Invalidates the tables that the work has changed, after it is done. */
  readonly withInvalidation: (work: () => Promise<void>) => () => Promise<void>
  readonly onError: (error: unknown) => void
  /** Called when the rows are equal to the folders. */
  readonly onScanned?: () => void
}

export interface Library {
  /** Returns the files of a root. */
  files(root: string): Files
  /** Returns what the last scan has left out of the owner's folder. */
  leftOut(): readonly LeftOut[]
  /** Scans the folders in the background, now and on every change. */
  start(): void
  /** Requests a scan soon. */
  requestScan(): void
  stop(): Promise<void>
}

/** Copying an album causes many changes, so a scan starts after this pause. */
const DEBOUNCE_MS = 400
/** For disks that report no changes. */
const SCAN_INTERVAL_MS = 600_000

/** Keeps the rows equal to the folders, in the background, one scan at a time. */
export const openLibrary = (needs: LibraryNeeds): Library => {
  const { own, demo, hasDemo, demoNames, onError } = needs
  let isStopped = false
  let leftOut: readonly LeftOut[] = []
  let isScanning = false
  let isRequested = false
  let running: Promise<void> = Promise.resolve()
  let nextScan: NodeJS.Timeout | undefined
  let debounce: NodeJS.Timeout | undefined

  const scanRoot = createScanner({ ...needs, isStopped: () => isStopped })
  const watcher = createFolderWatcher(() => requestScan())
  const files = (root: string) => (root === 'own' ? own : demo)

  const scan = needs.withInvalidation(async () => {
    for (const root of ROOTS) {
      const isOwn = root === 'own'
      const isThere = isOwn || (await hasDemo())
      await scanRoot(root, isThere ? files(root) : undefined, {
        names: isThere && !isOwn ? await demoNames() : undefined,
        onListed: (folders) => {
          if (isOwn) watchFolders(folders)
        },
        onLeftOut: (files) => {
          if (isOwn) leftOut = files
        },
      })
    }
  })

  /** Scans once more, because changes before a folder was watched were not reported. */
  const watchFolders = (folders: readonly string[]) => {
    const { folder } = own
    // A bucket reports no changes; the regular scan finds them.
    if (isStopped || folder === undefined) return
    const isNew = watcher.set(folders.map((name) => join(folder, name)))
    if (isNew) requestScan()
  }

  const run = async () => {
    isScanning = true
    while (isRequested && !isStopped) {
      isRequested = false
      await scan().catch(onError)
    }
    isScanning = false
    if (!isStopped) needs.onScanned?.()
    if (!isStopped) nextScan = schedule(SCAN_INTERVAL_MS)
  }

  const start = () => {
    isRequested = true
    clearTimeout(nextScan)
    if (!isScanning && !isStopped) running = run()
  }

  const schedule = (ms: number) => setTimeout(start, ms).unref()

  const requestScan = () => {
    clearTimeout(debounce)
    if (!isStopped) debounce = schedule(DEBOUNCE_MS)
  }

  return {
    files,
    leftOut: () => leftOut,
    start: start,
    requestScan,
    stop: async () => {
      isStopped = true
      clearTimeout(nextScan)
      clearTimeout(debounce)
      watcher.close()
      await running
    },
  }
}
