import type { ForeignAuthor, ForeignFiles } from '../foreign-blog.ts'
import type { Attachment } from './shortcodes.ts'
import { emptyPart, type Part, readPart } from './site-part.ts'

/** Everything that posts refer to, of all parts of the export. */
export interface Site {
  /** The host of the blog, so that the posts of two blogs have different keys. */
  readonly host: string
  readonly authors: ReadonlyMap<string, ForeignAuthor>
  readonly categories: ReadonlyMap<string, { readonly name: string; readonly parent: string }>
  readonly attachments: ReadonlyMap<string, Attachment>
  /** The pictures that were uploaded to a post, by its id. */
  readonly attachmentsOf: ReadonlyMap<string, ReadonlyMap<string, Attachment>>
  /** Blocks that several posts show. */
  readonly blocks: ReadonlyMap<string, string>
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : 'blog')

const readParts = (files: ForeignFiles): Promise<ReadonlyMap<string, Part>> =>
  Promise.all(
    files.paths
      .filter((path) => /\.xml$/i.test(path))
      .map(async (path) => [path, await readPart(files, path)] as const),
  ).then((parts) => new Map(parts))

/** The parts of an export, read once for all of them. */
const PARTS = new WeakMap<ForeignFiles, ReturnType<typeof readParts>>()

const partsOf = (files: ForeignFiles) => {
  const parts = PARTS.get(files) ?? readParts(files)
  PARTS.set(files, parts)
  return parts
}

const merged = <V>(maps: readonly ReadonlyMap<string, V>[]): Map<string, V> =>
  new Map(maps.flatMap((map) => [...map]))

/** Reads everything before the posts. A post may show an attachment of another part. */
export const readSite = async (files: ForeignFiles, path: string): Promise<Site> => {
  const all = await partsOf(files)
  const own = all.get(path) ?? emptyPart()
  // Ids count from 1 in every blog.
  const parts = [...all.values()].filter(({ base }) => base === own.base)
  const parents = new Set(parts.flatMap(({ attachmentsOf }) => [...attachmentsOf.keys()]))
  const siblingsOf = (parent: string) =>
    merged(parts.flatMap(({ attachmentsOf }) => attachmentsOf.get(parent) ?? []))
  return {
    host: hostOf(own.base),
    authors: merged(parts.map(({ authors }) => authors)),
    categories: merged(parts.map(({ categories }) => categories)),
    attachments: merged(parts.map(({ attachments }) => attachments)),
    attachmentsOf: new Map([...parents].map((parent) => [parent, siblingsOf(parent)])),
    blocks: merged(parts.map(({ blocks }) => blocks)),
  }
}
