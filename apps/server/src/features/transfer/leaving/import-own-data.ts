import { type FileHandle, open, rm } from 'node:fs/promises'
import type { Source } from '../archive/source.ts'
import { jsonRows } from '../foreign/json-rows.ts'
import type { Row } from '../foreign/values.ts'
import { xmlElements } from '../foreign/xml-elements.ts'
import { type ImportNeeds, type ImportSteps, refused, type Session } from '../import-session.ts'
import { importDraft } from './import-draft.ts'
import { importBoardMessage, importOwnComment } from './import-own-community.ts'
import { importPictureWords, importSeries } from './import-own-library.ts'
import { importAlbum, importCounters, importOwnLink, importTalk } from './import-own-rows.ts'
import { DATA_FILES } from './own-data.ts'
import type { ImportRow, OwnImport } from './own-row.ts'

/** In this order: comments follow their subjects, and words their pictures. */
const PARTS: readonly (readonly [string, ImportRow])[] = [
  [DATA_FILES.articles, importCounters],
  [DATA_FILES.drafts, importDraft],
  [DATA_FILES.talks, importTalk],
  [DATA_FILES.albums, importAlbum],
  [DATA_FILES.board, importBoardMessage],
  [DATA_FILES.comments, importOwnComment],
  [DATA_FILES.links, importOwnLink],
  [DATA_FILES.series, importSeries],
  [DATA_FILES.pictures, importPictureWords],
]

async function* rowsOf(file: string, copy: FileHandle): AsyncGenerator<Row> {
  const content = copy.createReadStream({ start: 0, autoClose: false })
  if (!file.endsWith('.opml')) return yield* jsonRows(content)
  for await (const { attributes } of xmlElements(content, ['outline'])) yield attributes
}

const isOfSystem = (error: unknown) => error instanceof Error && 'code' in error

/** The rows of a file. A broken file ends early, with `undefined`. */
async function* readableRows(file: string, copy: FileHandle): AsyncGenerator<Row | undefined> {
  try {
    yield* rowsOf(file, copy)
  } catch (error) {
    if (isOfSystem(error)) throw error
    yield undefined
  }
}

/** Opens a copy of a file. It stays readable after it was deleted, however long the import takes. */
const openCopy = async ({ newPath }: ImportNeeds, source: Source, file: string) => {
  const copy = await newPath()
  try {
    await source.extract(file, copy)
    return await open(copy)
  } finally {
    await rm(copy, { force: true })
  }
}

/** The articles and pages of this import by their number in the old site, as their files have it. */
const textIds = ({ posts }: Session) =>
  [...posts].flatMap(([key, { id }]) => {
    const [, kind, number] = /^(article|page)s\/(\d+)-/.exec(key) ?? []
    return number ? [[`${kind}:${number}`, id] as const] : []
  })

/** Adds the steps for everything of our own export that is no text. */
export const withOwnData = async (
  needs: ImportNeeds,
  source: Source,
  texts: ImportSteps,
): Promise<ImportSteps> => {
  const parts = PARTS.filter(([file]) => source.paths.includes(file))
  const copies: { file: string; importRow: ImportRow; copy: FileHandle }[] = []
  const close = async () => {
    await texts.close()
    for (const { copy } of copies) await copy.close()
  }
  let total = 0
  try {
    for (const [file, importRow] of parts) {
      const copy = await openCopy(needs, source, file)
      copies.push({ file, importRow, copy })
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
      const ids = new Map(textIds(session))
      const own: OwnImport = { needs, session, ids, added: new Set(added) }
      for (const { file, importRow, copy } of copies) {
        for await (const row of readableRows(file, copy)) {
          const work = async () => (row ? importRow(own, row) : refused(file, 'unreadable'))
          yield { key: file, work }
        }
      }
    },
  }
}
