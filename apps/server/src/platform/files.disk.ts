import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import {
  chmod,
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { assertFileName, assertFreeName, isFileName, isFreeName } from './file-name.ts'
import type { Files, OpenedFile, StoredFile } from './files.ts'
import { pacedFileStream } from './paced-file-stream.ts'
import { diskScratch } from './scratch.ts'
import { syncFolder } from './sync-folder.ts'

const ignore =
  (...codes: unknown[]) =>
  (error: NodeJS.ErrnoException) => {
    if (!codes.includes(error.code)) throw error
    return undefined
  }

// A name that leads through a file or ends at a folder is no file either.
const ignoreAbsent = ignore('ENOENT', 'ENOTDIR', 'EISDIR')
/** The owner may put links and files without permission into a shared folder. */
const ignoreUnreadable = ignore('ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'EACCES')
const ignoreGone = ignore('ENOENT')

// A new name is on disk only when its folder is on disk, up to the root.
const syncFolders = async (from: string, root: string): Promise<void> => {
  await syncFolder(from)
  if (from !== root) await syncFolders(dirname(from), root)
}

/** The copy of a file that nobody may write to can be written to. */
const COPY_MODE = 0o644

const copyTo = async (from: string, to: string) => {
  await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
  await chmod(to, COPY_MODE)
  await using copy = await open(to, 'r+')
  await copy.sync()
}

/** A file without permission is one that cannot be offered. */
const openFile = async (path: string): Promise<OpenedFile | undefined> => {
  const handle = await open(path).catch(ignoreUnreadable)
  if (!handle) return undefined
  const status = await handle.stat()
  if (!status.isFile()) {
    await handle.close()
    return undefined
  }
  return {
    bytes: status.size,
    changedAt: Math.floor(status.mtimeMs),
    read: async ({ start, end }) => {
      const wanted = Buffer.alloc(end + 1 - start)
      const { bytesRead } = await handle.read(wanted, 0, wanted.length, start)
      return wanted.subarray(0, bytesRead)
    },
    stream: (part) => pacedFileStream(handle, part),
    close: () => handle.close(),
  }
}

const readFile = async (path: string, maxBytes: number) => {
  const handle = await open(path).catch(ignoreUnreadable)
  if (!handle) return undefined
  try {
    const status = await handle.stat()
    return status.isFile() && status.size <= maxBytes ? await handle.readFile() : undefined
  } finally {
    await handle.close()
  }
}

async function* listFolder(base: string, folder: string): AsyncIterable<StoredFile> {
  const entries = await readdir(join(base, folder), { withFileTypes: true }).catch(ignoreGone)
  for (const entry of entries ?? []) {
    if (entry.name.startsWith('.')) continue
    const name = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* listFolder(base, name)
    const status = entry.isFile() ? await stat(join(base, name)).catch(ignoreGone) : undefined
    if (status) yield { name, bytes: status.size, changedAt: Math.floor(status.mtimeMs) }
  }
}

/** A file with this name, or with the name of its folder, exists. */
const TAKEN = new Set<unknown>(['EEXIST', 'ENOTDIR'])
/** This disk has no hard links. */
const NO_LINKS = new Set<unknown>(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])

/** Gives a finished file its name, unless the name is taken. */
const nameOnce = async (unfinished: string, path: string) => {
  try {
    await link(unfinished, path)
  } catch (error) {
    if (!NO_LINKS.has((error as NodeJS.ErrnoException).code)) throw error
    await copyTo(unfinished, path)
  }
}

interface Places {
  /** Returns the path of an existing file; it may be missing. */
  readonly find: (name: string) => Promise<string | undefined>
  /** Returns the path for a new file, whose folder exists. */
  readonly prepare: (name: string) => Promise<string>
  readonly newUnfinished: (path: string) => Promise<string>
  readonly sweep: (before: number) => Promise<void>
  /** Other files in the folder are not listed. */
  readonly isName: (name: string) => boolean
}

/** After a write has resolved, the file survives a power cut. */
const filesAt = (base: string, places: Places): Files => {
  const { find, prepare, newUnfinished, sweep, isName } = places
  const store = async (
    name: string,
    fill: (unfinished: string) => Promise<void>,
    finish: (unfinished: string, path: string) => Promise<void>,
  ) => {
    const path = await prepare(name)
    const unfinished = await newUnfinished(path)
    try {
      await fill(unfinished)
      await finish(unfinished, path)
    } finally {
      await rm(unfinished, { force: true })
    }
    await syncFolders(dirname(path), base)
  }

  return {
    folder: base,
    write: (name, bytes) =>
      store(name, (to) => writeFile(to, bytes, { flag: 'wx', flush: true }), rename),
    writeFile: (name, path) => store(name, (to) => copyTo(path, to), rename),
    addFile: async (name, path) => {
      try {
        await store(name, (to) => copyTo(path, to), nameOnce)
        return true
      } catch (error) {
        if (TAKEN.has((error as NodeJS.ErrnoException).code)) return false
        throw error
      }
    },
    read: async (name, maxBytes = Number.POSITIVE_INFINITY) => {
      const path = await find(name)
      return path === undefined ? undefined : readFile(path, maxBytes)
    },
    open: async (name) => {
      const path = await find(name)
      return path === undefined ? undefined : openFile(path)
    },
    withLocalFile: async (name, work) => {
      const path = await find(name)
      if (path === undefined) return undefined
      const status = await stat(path).catch(ignoreAbsent)
      return status?.isFile() ? work(path) : undefined
    },
    list: async function* () {
      for await (const file of listFolder(base, '')) if (isName(file.name)) yield file
    },
    delete: async (name) => {
      const path = await find(name)
      if (path !== undefined) await unlink(path).catch(ignoreAbsent)
    },
    sweep,
    signedUrl: () => undefined,
  }
}

/** Files in a folder that only this program writes to. */
export const diskFiles = (root: string): Files => {
  const base = resolve(root)
  // No valid name starts with a dot, so an unfinished file cannot be read.
  const unfinishedFiles = diskScratch(join(base, '.unfinished'))
  const pathOf = (name: string) => {
    assertFileName(name)
    return join(base, name)
  }
  return filesAt(base, {
    find: async (name) => pathOf(name),
    prepare: async (name) => {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      return path
    },
    newUnfinished: unfinishedFiles.newPath,
    sweep: unfinishedFiles.sweep,
    isName: isFileName,
  })
}

/**
 * Files in a folder that its owner fills too: their names are free, and a link that leads out of the
 * folder is not followed.
 */
export const sharedFolderFiles = (root: string): Files => {
  const base = resolve(root)

  /** Returns the real path, or undefined if it is missing or outside of the folder. */
  const inside = async (path: string) => {
    const [folder, target] = await Promise.all([
      realpath(base).catch(ignoreUnreadable),
      realpath(path).catch(ignoreUnreadable),
    ])
    if (folder === undefined || target === undefined) return undefined
    return target === folder || target.startsWith(folder + sep) ? target : undefined
  }

  return filesAt(base, {
    find: async (name) => {
      assertFreeName(name)
      return inside(join(base, name))
    },
    prepare: async (name) => {
      assertFreeName(name)
      const path = join(base, name)
      await mkdir(dirname(path), { recursive: true })
      if (await inside(dirname(path))) return path
      throw Object.assign(new Error(`${name} leads out of the folder`), { code: 'ENOTDIR' })
    },
    // Beside the file: a folder below may be another disk.
    newUnfinished: async (path) => join(dirname(path), `.${randomUUID()}`),
    sweep: async () => undefined,
    isName: isFreeName,
  })
}
