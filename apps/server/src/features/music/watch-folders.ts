import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'

/** Hears of changes in exactly these folders; network disks may tell nothing. */
export const folderWatch = (onChange: () => void) => {
  const watched = new Map<string, FSWatcher>()

  const forget = (folder: string) => {
    watched.get(folder)?.close()
    watched.delete(folder)
  }

  const begin = (folder: string) => {
    try {
      const watcher = watch(folder, { persistent: false }, (event, name) => {
        // Under the name of a folder that went there may be another one now.
        if (event === 'rename' && name !== null) forget(join(folder, name))
        onChange()
      })
      // A folder that goes away takes its watcher along; its parent tells of that.
      watcher.on('error', () => forget(folder))
      watched.set(folder, watcher)
    } catch {
      // Gone already, or more folders than this system watches: the regular look finds those.
      forget(folder)
    }
  }

  return {
    /** Answers whether some of them are watched from now on. */
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
