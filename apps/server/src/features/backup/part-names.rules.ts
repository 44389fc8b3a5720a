import { SEQUENCES_NAME, tableOfPart, treeOfPart } from './format.rules.ts'

/** As long as the name of a file may be on the disks of our systems, with room for a staged one. */
const SEGMENT_MAX_BYTES = 255
const NAME_MAX_BYTES = 1_024

const isShort = (name: string) =>
  Buffer.byteLength(name) <= NAME_MAX_BYTES &&
  name.split('/').every((segment) => Buffer.byteLength(segment) <= SEGMENT_MAX_BYTES)

/** The folders of a file, each with its path. */
const foldersOf = (name: string): string[] => {
  const segments = name.split('/')
  return segments.slice(1).map((_, at) => segments.slice(0, at + 1).join('/'))
}

/** Returns a function that tells whether a name can be written beside those before. */
export const createNameCheck = () => {
  const files = new Set<string>()
  const folders = new Set<string>()
  return (name: string): boolean => {
    const isOurs = name === SEQUENCES_NAME || Boolean(tableOfPart(name) ?? treeOfPart(name))
    const own = foldersOf(name)
    const isTaken = files.has(name) || folders.has(name) || own.some((folder) => files.has(folder))
    files.add(name)
    for (const folder of own) folders.add(folder)
    return isOurs && isShort(name) && !isTaken
  }
}
