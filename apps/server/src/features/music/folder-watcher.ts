import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'

/** Watches exactly these folders for changes. Network disks may report nothing. */
export const createFolderWatcher = (onChange: () => void) => {
  const watched = new Map<string, FSWatcher>()

  const unwatch = (folder: string) => {
    watched.get(folder)?.close()
    watched.delete(folder)
  }

  const watchFolder = (folder: string) => {
    try {
      const watcher = watch(folder, { persistent: false }, (event, name) => {
        // Another folder may have the name of a deleted one now.
        if (event === 'rename' && name !== null) unwatch(join(folder, name))
        onChange()
      })
      // A deleted folder closes its watcher. The watcher of its parent reports the deletion.
      watcher.on('error', () => unwatch(folder))
      watched.set(folder, watcher)
    } catch {
      // Already deleted, or too many folders for this system. The regular scan finds changes there.
      unwatch(folder)
    }
  }

  return {
    /** Returns whether some of them are newly watched. */
    set: (folders: readonly string[]): boolean => {
      const current = new Set(folders)
      const added = folders.filter((folder) => !watched.has(folder))
      for (const folder of [...watched.keys()]) if (!current.has(folder)) unwatch(folder)
      for (const folder of added) watchFolder(folder)
      return added.some((folder) => watched.has(folder))
    },
    close: () => {
      for (const folder of [...watched.keys()]) unwatch(folder)
    },
  }
}
