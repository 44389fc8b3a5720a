import { rm } from 'node:fs/promises'
import { attachmentKindOf } from '@lanting/contract'
import { AppError } from '../../../http/app-error.ts'
import { isExportPart } from '../foreign/foreign-blog.ts'
import { isPictureFile } from '../markdown/pictures.ts'
import { isTextFile } from '../markdown/text-kind.ts'
import { openZip } from './read-zip.ts'
import type { Limits, Source, Unread } from './source.ts'

/** Joins sources. Of files with the same path the first one counts. */
export const mergeSources = (sources: readonly Source[]): Source => {
  const homes = new Map<string, Source>()
  for (const source of sources) {
    for (const path of source.paths) if (!homes.has(path)) homes.set(path, source)
  }
  const homeOf = (path: string) => {
    const home = homes.get(path)
    if (!home) throw new Error(`no source has ${path}`)
    return home
  }
  return {
    paths: [...homes.keys()],
    tooLong: sources.flatMap(({ tooLong }) => tooLong),
    unread: sources.flatMap(({ unread = [] }) => unread),
    sizeOf: (path) => homes.get(path)?.sizeOf(path) ?? 0,
    changedAt: (path) => homes.get(path)?.changedAt?.(path),
    read: async (path, maxBytes) => homeOf(path).read(path, maxBytes),
    beginning: async (path, bytes) => homeOf(path).beginning(path, bytes),
    extract: async (path, target) => homeOf(path).extract(path, target),
    close: async () => {
      for (const source of sources) await source.close()
    },
  }
}

const ZIPS_MAX = 20

/** Whether a file is of the uploads of a blog. */
const isBeside = (path: string) =>
  isPictureFile(path) || (attachmentKindOf(path) !== undefined && !/\.(?:md|txt)$/i.test(path))

const onlyBeside = (source: Source): Source => ({
  ...source,
  paths: source.paths.filter(isBeside),
  unread: source.unread?.filter(({ path }) => isBeside(path)),
})

/** Returns the rest of the limits after these files. */
const limitsLeft = (
  { maxEntries, maxUnpackedBytes }: Limits,
  sources: readonly Source[],
): Limits => {
  const sizes = sources.flatMap(({ paths, sizeOf }) => paths.map(sizeOf))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  return { maxEntries: maxEntries - sizes.length, maxUnpackedBytes: maxUnpackedBytes - bytes }
}

/**
 * Opens the zips inside of a source too: the pictures beside an export, or, where the source has
 * nothing else, the export itself. A zip in a blog is an attachment, of which no text counts.
 */
export const withInnerZips = async (
  source: Source,
  newPath: () => Promise<string>,
  limits: Limits,
): Promise<Source> => {
  const sources = [source]
  const unread: Unread[] = []
  const isWrapper = !source.paths.some((path) => isTextFile(path) || isExportPart(path))

  const openInner = async (path: string) => {
    const copy = await newPath()
    try {
      await source.extract(path, copy)
      // The open file stays readable after it was deleted.
      const inner = await openZip(copy, limitsLeft(limits, sources))
      sources.push(isWrapper ? inner : onlyBeside(inner))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      unread.push({ path, note: error.key === 'archiveTooLarge' ? 'tooLarge' : 'unreadable' })
    } finally {
      await rm(copy, { force: true })
    }
  }

  const zips = source.paths.filter((name) => /\.zip$/i.test(name)).slice(0, ZIPS_MAX)
  try {
    for (const path of zips) await openInner(path)
  } catch (error) {
    for (const opened of sources) await opened.close()
    throw error
  }
  if (zips.length === 0) return source
  const merged = mergeSources(sources)
  return { ...merged, unread: [...(merged.unread ?? []), ...unread] }
}
