// A segment never starts with a dot: the stores use these names themselves.
const SEGMENTS = /^[a-z0-9_-][a-z0-9._-]*(?:\/[a-z0-9_-][a-z0-9._-]*)*$/

export const isFileName = (name: string) => SEGMENTS.test(name) && !name.includes('..')

const reject = (name: string): never => {
  throw new RangeError(`not a file name: ${JSON.stringify(name)}`)
}

/** Rejects a name that could leave the store or differ between disk and object store. */
export const assertFileName = (name: string) => {
  if (!isFileName(name)) reject(name)
}

/** Control characters, the other separator of paths, and halves of characters. */
const UNSAFE = /[\p{Cc}\p{Cs}\\]/u

/** Names that people give: any characters, except those that lead out of a folder or hide a file. */
export const isFreeName = (name: string) =>
  !UNSAFE.test(name) && name.split('/').every((part) => part !== '' && !part.startsWith('.'))

export const assertFreeName = (name: string) => {
  if (!isFreeName(name)) reject(name)
}
