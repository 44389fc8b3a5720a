import { PICTURE_TYPES } from '@lanting/contract'
import type { FoundFile } from '../dropped-files.ts'

/** Files that programs leave in folders. */
const LEFT_BY_PROGRAMS = /^(?:\.|Thumbs\.db$|desktop\.ini$)/i

export const isOfInterest = (name: string): boolean => !LEFT_BY_PROGRAMS.test(name)

/**
 * Returns the files to upload, and the names of the others. A folder may contain anything; a file
 * that was chosen by itself is sent, so that its refusal is read.
 */
export const picturesAmong = (found: readonly FoundFile[]) => {
  const isSent = ({ file, path }: FoundFile) =>
    PICTURE_TYPES.includes(file.type) || !path.includes('/')
  const others = found.filter((one) => !isSent(one)).map(({ file }) => file.name)
  return {
    pictures: found.filter(isSent).map(({ file }) => file),
    others: others.filter(isOfInterest),
  }
}
