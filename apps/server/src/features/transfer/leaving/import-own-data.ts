import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Source } from '../archive/source.ts'
import { jsonRows } from '../foreign/json-rows.ts'
import type { Row } from '../foreign/values.ts'
import { xmlElements } from '../foreign/xml-elements.ts'
import { type ImportNeeds, type ImportSteps, refused, type Session } from '../import-session.ts'
import {
  type ImportRow,
  importAlbum,
  importBoardMessage,
  importCounters,
  importOwnComment,
  importOwnLink,
  importTalk,
  type OwnImport,
} from './import-own-rows.ts'
import { DATA_FILES } from './own-data.ts'

/** In this order, because comments follow their subjects. */
const PARTS: readonly (readonly [string, ImportRow])[] = [
  [DATA_FILES.articles, importCounters],
  [DATA_FILES.talks, importTalk],
  [DATA_FILES.albums, importAlbum],
  [DATA_FILES.board, importBoardMessage],
  [DATA_FILES.comments, importOwnComment],
  [DATA_FILES.links, importOwnLink],
]

async function* rowsOf(file: string, copy: string): AsyncGenerator<Row> {
  if (!file.endsWith('.opml')) return yield* jsonRows(createReadStream(copy))
  for await (const { attributes } of xmlElements(createReadStream(copy), ['outline'])) {
    yield attributes
  }
}

/** The rows of a file. A broken file ends early, with `undefined`. */
async function* readableRows(file: string, copy: string): AsyncGenerator<Row | undefined> {
  try {
    yield* rowsOf(file, copy)
  } catch {
    yield undefined
  }
}

/** The articles of this import by their number in the old site, which their files begin with. */
const articleIds = ({ posts }: Session) =>
  [...posts].flatMap(([key, { id }]) => {
    const number = /^articles\/(\d+)-/.exec(key)?.[1]
    return number ? [[`article:${number}`, id] as const] : []
  })

/** Adds the steps for everything of our own export that is no text. */
export const withOwnData = async (
  needs: ImportNeeds,
  source: Source,
  texts: ImportSteps,
): Promise<ImportSteps> => {
  const parts = PARTS.filter(([file]) => source.paths.includes(file))
  const copies = new Map<string, string>()
  const close = async () => {
    await texts.close()
    for (const copy of copies.values()) await rm(copy, { force: true })
  }
  let total = 0
  try {
    for (const [file] of parts) {
      const copy = await needs.newPath()
      copies.set(file, copy)
      await source.extract(file, copy)
      for await (const _ of readableRows(file, copy)) total += 1
    }
  } catch (error) {
    await close()
    throw error
  }
  return {
    total: texts.total + total,
    authors: texts.authors,
    close,
    run: async function* (session) {
      yield* texts.run(session)
      const added = [...session.posts.values()]
        .filter(({ place, isNew }) => place === 'articles' && isNew)
        .map(({ id }) => id)
      const ids = new Map(articleIds(session))
      const own: OwnImport = { needs, session, ids, added: new Set(added) }
      for (const [file, importRow] of parts) {
        for await (const row of readableRows(file, copies.get(file) ?? '')) {
          const work = async () => (row ? importRow(own, row) : refused(file, 'unreadable'))
          yield { key: file, work }
        }
      }
    },
  }
}
