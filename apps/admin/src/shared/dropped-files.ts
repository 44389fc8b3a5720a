/** A file that was dropped or chosen. */
export interface FoundFile {
  readonly file: File
  /** Below the folder it came in, with its name: `/Rain/CD 2/1.mp3`. Without a slash: no folder. */
  readonly path: string
}

/** The parts of the browser's entries that are read. */
interface DroppedEntry {
  readonly name: string
  readonly isDirectory: boolean
}

const FILES_MAX = 5_000

const byName = new Intl.Collator(undefined, { numeric: true }).compare

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject))

/** A reader gives a hundred entries at a time, in any order. */
const entriesOf = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (part.length === 0) return all.sort((one, other) => byName(one.name, other.name))
    all.push(...part)
  }
}

const isFolder = (entry: DroppedEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

type Takes = (name: string) => boolean

const addFilesOf = async (folder: FileSystemDirectoryEntry, takes: Takes, found: FoundFile[]) => {
  for (const entry of await entriesOf(folder)) {
    if (found.length >= FILES_MAX) return
    if (isFolder(entry)) await addFilesOf(entry, takes, found)
    else if (takes(entry.name)) {
      found.push({ file: await fileOf(entry as FileSystemFileEntry), path: entry.fullPath })
    }
  }
}

/**
 * Returns the dropped files, and those in dropped folders that are taken, in the order of their
 * names. Must be called while the event is handled.
 */
export const droppedFiles = async (
  { items, files }: DataTransfer,
  takes: Takes,
): Promise<FoundFile[]> => {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  // Entries are empty in some browsers; their files are complete.
  const folders = new Set(entries.filter(isFolder).map(({ name }) => name))
  const found = [...files]
    .filter(({ name }) => !folders.has(name))
    .map((file): FoundFile => ({ file, path: file.name }))
  for (const entry of entries.filter(isFolder)) await addFilesOf(entry, takes, found)
  return found
}

/** The files of a folder that was chosen in a field, in the order of their names. */
export const filesOfFolder = (files: readonly File[]): FoundFile[] =>
  files
    .map((file): FoundFile => ({ file, path: `/${file.webkitRelativePath}` }))
    .sort((one, other) => byName(one.path, other.path))
