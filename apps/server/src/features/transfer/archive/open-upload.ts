import { copyFile, rm } from 'node:fs/promises'
import { withInnerZips } from './merge-sources.ts'
import { openSingleFile, readBeginning } from './read-file.ts'
import { openZip } from './read-zip.ts'
import { ARCHIVE_LIMITS, type Source } from './source.ts'

const ZIP = Buffer.from('PK')

/** Opens an uploaded zip, or another file under its name. It is readable after the request. */
export const openUpload = async (
  path: string,
  name: string,
  newPath: () => Promise<string>,
): Promise<Source> => {
  const beginning = await readBeginning(path, ZIP.length)
  const isExport = !beginning.equals(ZIP) && /\.(?:xml|jsonl?|ndjson|data|dat)$/i.test(name)
  if (!isExport) return withInnerZips(await openZip(path), newPath, ARCHIVE_LIMITS)
  // The request deletes its file.
  const copy = await newPath()
  const close = () => rm(copy, { force: true })
  try {
    await copyFile(path, copy)
    return { ...(await openSingleFile(copy, name.split(/[\\/]/).at(-1) ?? name)), close }
  } catch (error) {
    await close()
    throw error
  }
}
