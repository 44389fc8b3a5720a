import { join } from 'node:path'
import type { ScanNeeds } from './scan-root.ts'
import { scanner } from './scan-root.ts'
import { ROOTS, type Root } from './songs.rules.ts'
import { folderWatch } from './watch-folders.ts'

export interface LibraryNeeds extends Omit<ScanNeeds, 'isStopped'> {
  readonly ownFolder: string
  readonly demoFolder: string
  readonly hasDemo: () => Promise<boolean>
  /** Invalidates the tables that the work has changed, after it is done. */
  readonly withInvalidation: (work: () => Promise<void>) => () => Promise<void>
  readonly onError: (error: unknown) => void
}

export interface Library {
  /** Returns the folder of a root. */
  folder(root: Root): string
  /** Scans the folders in the background, now and on every change. */
  begin(): void
  /** Requests a scan soon. */
  lookAgain(): void
  stop(): Promise<void>
}

/** Copying an album causes many changes, so a scan starts after this pause. */
const QUIET_MS = 400
/** For disks that report no changes. */
const LOOKS_EVERY_MS = 600_000

/** Keeps the rows equal to the folders, in the background, one scan at a time. */
export const openLibrary = (needs: LibraryNeeds): Library => {
  const { ownFolder, demoFolder, hasDemo, onError } = needs
  let isStopped = false
  let isScanning = false
  let isWanted = false
  let underWay: Promise<void> = Promise.resolve()
  let regular: NodeJS.Timeout | undefined
  let quiet: NodeJS.Timeout | undefined

  const scanRoot = scanner({ ...needs, isStopped: () => isStopped })
  const watched = folderWatch(() => lookAgain())
  const folder = (root: Root) => (root === 'own' ? ownFolder : demoFolder)

  const scan = needs.withInvalidation(async () => {
    for (const root of ROOTS) {
      const isThere = root === 'own' || (await hasDemo())
      await scanRoot(root, isThere ? folder(root) : undefined, (folders) => {
        if (root === 'own') follow(folders)
      })
    }
  })

  /** Scans once more, because changes before a folder was watched were not reported. */
  const follow = (folders: readonly string[]) => {
    if (isStopped) return
    const isNew = watched.set(folders.map((name) => join(ownFolder, name)))
    if (isNew) lookAgain()
  }

  const run = async () => {
    isScanning = true
    while (isWanted && !isStopped) {
      isWanted = false
      await scan().catch(onError)
    }
    isScanning = false
    if (!isStopped) regular = soon(LOOKS_EVERY_MS)
  }

  const start = () => {
    isWanted = true
    clearTimeout(regular)
    if (!isScanning && !isStopped) underWay = run()
  }

  const soon = (ms: number) => setTimeout(start, ms).unref()

  const lookAgain = () => {
    clearTimeout(quiet)
    if (!isStopped) quiet = soon(QUIET_MS)
  }

  return {
    folder,
    begin: start,
    lookAgain,
    stop: async () => {
      isStopped = true
      clearTimeout(regular)
      clearTimeout(quiet)
      watched.close()
      await underWay
    },
  }
}
