import type { Writable } from 'node:stream'
import type { Snapshot } from '../../database/archive/snapshot.ts'
import type { SiteFiles } from '../../platform/site-files.ts'
import { listTree, readOpened } from './file-tree.ts'
import {
  FORMAT_NAME,
  type Format,
  MANIFEST_NAME,
  type Manifest,
  newManifest,
  type Part,
  SEQUENCES_NAME,
  TREES,
  tablePart,
} from './format.rules.ts'
import { packArchive } from './pack-archive.ts'
import type { OnProgress } from './progress.ts'
import { measureAll, tableLines } from './table-lines.ts'

interface Options {
  readonly snapshot: Snapshot
  readonly files: SiteFiles
  readonly format: Format
  readonly sink: Writable
  readonly passphrase?: string
  /** Called between the parts; stops the archive by throwing. */
  checkpoint(): Promise<void>
  readonly onProgress: OnProgress
}

const jsonBytes = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

const listAll = async (files: SiteFiles) => {
  const listed = []
  for (const tree of TREES) {
    for (const file of await listTree(files[tree])) listed.push({ tree, ...file })
  }
  return listed
}

/** Returns an upper bound of the size of an archive. */
export const measureContent = async (snapshot: Snapshot, siteFiles: SiteFiles) => {
  const [tables, files] = [await measureAll(snapshot), await listAll(siteFiles)]
  const bytes = [...tables, ...files].reduce((sum, part) => sum + part.bytes, 0)
  return { tables, files, bytes }
}

type Content = Awaited<ReturnType<typeof measureContent>>

/** Writes all parts of an archive, and last the manifest. */
export const writeArchive = async (options: Options, content: Content): Promise<Manifest> => {
  const { snapshot, files, format, sink, passphrase, checkpoint, onProgress } = options
  const pack = packArchive(sink, passphrase)
  const parts: Part[] = []
  let doneBytes = 0
  const watched = async function* (source: AsyncIterable<Uint8Array>) {
    for await (const part of source) {
      doneBytes += part.length
      onProgress({ doneBytes, totalBytes: Math.max(content.bytes, doneBytes) })
      yield part
    }
  }
  const addJson = async (name: string, value: unknown) => {
    const bytes = jsonBytes(value)
    const entry = { name, bytes: bytes.length, changedAt: format.createdAt, content: [bytes] }
    const sha256 = await pack.add(entry)
    return { name, bytes: bytes.length, sha256 }
  }
  const addTables = async () => {
    for (const { table, rows, bytes } of content.tables) {
      await checkpoint()
      const name = tablePart(table)
      const lines = watched(tableLines(snapshot.rows(table)))
      const sha256 = await pack.add({ name, bytes, changedAt: format.createdAt, content: lines })
      parts.push({ name, bytes, sha256, rows })
    }
  }
  const addFiles = async () => {
    for (const { tree, name: file } of content.files) {
      await checkpoint()
      const opened = await files[tree].open(file)
      // A file that was deleted meanwhile: nothing refers to it any more.
      if (!opened) continue
      const { bytes, changedAt } = opened
      const name = `${tree}/${file}`
      const sha256 = await pack.add({
        name,
        bytes,
        changedAt,
        content: watched(readOpened(name, opened)),
      })
      parts.push({ name, bytes, sha256, changedAt })
    }
  }
  try {
    await addJson(FORMAT_NAME, format)
    await addTables()
    parts.push(await addJson(SEQUENCES_NAME, snapshot.sequences))
    await addFiles()
    const manifest = newManifest(format, parts)
    await addJson(MANIFEST_NAME, manifest)
    await pack.finish()
    return manifest
  } catch (error) {
    await pack.abort(error)
    throw error
  }
}
