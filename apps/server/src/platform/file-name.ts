// A segment never starts with a dot: those names are the store's own (see `files.ts`).
const SEGMENTS = /^[a-z0-9_-][a-z0-9._-]*(?:\/[a-z0-9_-][a-z0-9._-]*)*$/

/** Lets nothing through that could leave the store or differ between disk and object store. */
export const assertFileName = (name: string) => {
  if (SEGMENTS.test(name) && !name.includes('..')) return
  throw new RangeError(`not a file name: ${JSON.stringify(name)}`)
}
