import { rm, writeFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import fresh from 'fresh'
import { AppError } from '../../http/app-error.ts'
import type { FileCache } from '../../platform/file-cache.ts'
import type { Scratch } from '../../platform/scratch.ts'
import type { MusicFiles } from '../../workers/music-files.ts'
import type { LibraryStore } from './library.store.ts'
import type { Library } from './library.ts'
import { readCover } from './read-song-files.ts'
import { besidePath, COVER_PATH, EMBEDDED, readFileName } from './songs.rules.ts'

export interface CoverNeeds {
  readonly store: Pick<LibraryStore, 'file'>
  readonly library: Pick<Library, 'files'>
  readonly reader: Pick<MusicFiles, 'cover' | 'remoteCover'>
  /**
   * Makes the variants of a picture file, smallest first. Returns a word as the reason of a
   * failure.
   */
  readonly makeCover: (path: string) => Promise<{ variants: readonly Uint8Array[] } | string>
  readonly covers: FileCache
  readonly incoming: Scratch
}

export const COVER_HEADERS = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': `default-src 'none'; sandbox`,
}
const COVER_MAX_BYTES = 20 * 1_048_576
/** The variants, by the widths in which pictures are made; the second is enough for the disc. */
const SIZES = [
  { suffix: '-small', width: 320 },
  { suffix: '', width: 640 },
  { suffix: '-large', width: Number.POSITIVE_INFINITY },
] as const
const ON_PAGES = SIZES[1]
/** A wall of covers waits its turn. There are no more covers than songs, so none is refused. */
const MADE_AT_ONCE = 4

type Row = NonNullable<Awaited<ReturnType<LibraryStore['file']>>>

const coverName = (row: Pick<Row, 'id' | 'cover_version'>, suffix = '') =>
  `${row.id}-${row.cover_version}${suffix}.webp`

/** Makes covers: re-encoded pictures, whatever the file contains. */
export const createCovers = (needs: Omit<CoverNeeds, 'store'>) => {
  const { library, reader, makeCover, covers, incoming } = needs
  const inFlight = new Map<string, ReturnType<typeof make>>()

  const original = async (row: Row) => {
    const files = library.files(row.root)
    if (row.cover !== EMBEDDED) {
      return files.read(besidePath(row.path, row.cover), COVER_MAX_BYTES)
    }
    return readCover(reader, files, row.path)
  }

  const make = async (row: Row) => {
    const bytes = await original(row)
    if (!bytes) return undefined
    const path = await incoming.newPath()
    try {
      await writeFile(path, bytes, { flag: 'wx' })
      const made = await makeCover(path)
      if (typeof made === 'string') return undefined
      const served = SIZES.map((_, index) => made.variants[index] ?? made.variants.at(-1))
      for (const [index, { suffix }] of SIZES.entries()) {
        const variant = served[index]
        if (variant) await covers.write(coverName(row, suffix), variant)
      }
      return served
    } finally {
      await rm(path, { force: true })
    }
  }

  const waiting: (() => void)[] = []
  let running = 0
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < MADE_AT_ONCE) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  const makeOnce = (row: Row) => {
    const name = coverName(row)
    const pending = inFlight.get(name)
    if (pending) return pending
    const made = inTurn(() => make(row)).finally(() => inFlight.delete(name))
    inFlight.set(name, made)
    return made
  }

  return {
    nameOf: coverName,
    /** Of the sizes, the smallest that is as wide. Returns undefined for a picture that cannot be read. */
    read: async (row: Row, width: number = ON_PAGES.width) => {
      const index = SIZES.findIndex((size) => width <= size.width)
      const name = coverName(row, SIZES[index]?.suffix)
      return (await covers.read(name)) ?? (await makeOnce(row))?.[index]
    },
  }
}

export type Covers = ReturnType<typeof createCovers>

interface ServeNeeds {
  readonly store: CoverNeeds['store']
  readonly songCovers: Covers
}

/** Serves covers by the id and the version in their address. */
export const serveCovers = (app: FastifyInstance, { store, songCovers }: ServeNeeds) => {
  app.get<{ Params: { file: string } }>(
    `${COVER_PATH}:file`,
    { schema: { hide: true } },
    async ({ params: { file }, headers }, reply) => {
      const requested = readFileName(file)
      const row = requested && (await store.file(requested.id))
      // Only the current version is served, so that requests for invented versions cause no work.
      if (!row?.cover || row.cover_version !== requested?.version) throw new AppError('unknownPath')
      const etag = `"${songCovers.nameOf(row)}"`
      const served = { ...COVER_HEADERS, ETag: etag }
      if (fresh(headers, { etag })) return reply.headers(served).status(304).send()
      const bytes = await songCovers.read(row)
      if (bytes) return reply.headers(served).send(bytes)
      reply.header('Cache-Control', 'no-store')
      throw new AppError('unknownPath')
    },
  )
}
