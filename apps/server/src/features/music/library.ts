import { join } from 'node:path'
import type { ScanNeeds } from './scan-root.ts'
import { scanner } from './scan-root.ts'
import { ROOTS, type Root } from './songs.rules.ts'
import { folderWatch } from './watch-folders.ts'

export interface LibraryNeeds extends Omit<ScanNeeds, 'isStopped'> {
  readonly ownFolder: string
  readonly demoFolder: string
  readonly hasDemo: () => Promise<boolean>
  /** Lets others know what the work has changed, when it is done. */
  readonly withInvalidation: (work: () => Promise<void>) => () => Promise<void>
  readonly onError: (error: unknown) => void
}

export interface Library {
  /** Where the songs of a root lie. */
  folder(root: Root): string
  /** Looks through the folders in the background, now and whenever something changes. */
  begin(): void
  /** Looks again soon, because something has changed. */
  lookAgain(): void
  stop(): Promise<void>
}

/** Somebody who copies an album makes many changes: we look when it has been quiet for so long. */
const QUIET_MS = 400
/** For disks that tell nothing about changes. */
const LOOKS_EVERY_MS = 600_000

/** Keeps the rows in line with the folders, in the background and never twice at once. */
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

  /** What has changed before a folder was watched nobody has told: it is looked at once more. */
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
