import { rm } from 'node:fs/promises'
import { openZip } from './read-zip.ts'
import type { Limits, Source } from './source.ts'

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
    sizeOf: (path) => homes.get(path)?.sizeOf(path) ?? 0,
    read: async (path, maxBytes) => homeOf(path).read(path, maxBytes),
    beginning: async (path, bytes) => homeOf(path).beginning(path, bytes),
    extract: async (path, target) => homeOf(path).extract(path, target),
    close: async () => {
      for (const source of sources) await source.close()
    },
  }
}

const ZIPS_MAX = 20

/** Opens the zips inside of a source too, such as the pictures beside an export. */
export const withInnerZips = async (
  source: Source,
  newPath: () => Promise<string>,
  limits: Limits,
): Promise<Source> => {
  const inner: Source[] = []
  for (const path of source.paths.filter((name) => /\.zip$/i.test(name)).slice(0, ZIPS_MAX)) {
    const copy = await newPath()
    try {
      await source.extract(path, copy)
      // The open file stays readable after it was deleted.
      inner.push(await openZip(copy, limits))
    } finally {
      await rm(copy, { force: true })
    }
  }
  return inner.length === 0 ? source : mergeSources([source, ...inner])
}
