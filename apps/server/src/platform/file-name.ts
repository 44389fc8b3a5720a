// A segment never starts with a dot: `files.ts` uses these names itself.
const SEGMENTS = /^[a-z0-9_-][a-z0-9._-]*(?:\/[a-z0-9_-][a-z0-9._-]*)*$/

/** Rejects a name that could leave the store or differ between disk and object store. */
export const assertFileName = (name: string) => {
  if (SEGMENTS.test(name) && !name.includes('..')) return
  throw new RangeError(`not a file name: ${JSON.stringify(name)}`)
}
