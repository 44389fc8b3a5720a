import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'

/** Watches exactly these folders for changes. Network disks may report nothing. */
export const folderWatch = (onChange: () => void) => {
  const watched = new Map<string, FSWatcher>()

  const forget = (folder: string) => {
    watched.get(folder)?.close()
    watched.delete(folder)
  }

  const begin = (folder: string) => {
    try {
      const watcher = watch(folder, { persistent: false }, (event, name) => {
        // Another folder may have the name of a deleted one now.
        if (event === 'rename' && name !== null) forget(join(folder, name))
        onChange()
      })
      // A deleted folder closes its watcher. The watcher of its parent reports the deletion.
      watcher.on('error', () => forget(folder))
      watched.set(folder, watcher)
    } catch {
      // Already deleted, or too many folders for this system. The regular scan finds changes there.
      forget(folder)
    }
  }

  return {
    /** Returns whether some of them are newly watched. */
    set: (folders: readonly string[]): boolean => {
      const wanted = new Set(folders)
      const added = folders.filter((folder) => !watched.has(folder))
      for (const folder of [...watched.keys()]) if (!wanted.has(folder)) forget(folder)
      for (const folder of added) begin(folder)
      return added.some((folder) => watched.has(folder))
    },
    close: () => {
      for (const folder of [...watched.keys()]) forget(folder)
    },
  }
}
