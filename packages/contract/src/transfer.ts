import Type, { type Static } from 'typebox'
import { endpoint, perHour, perMinute } from './endpoint.ts'
import { Id, IdParams, orNull, Times } from './fields.ts'
import { IMPORT } from './limits.ts'

export const IMPORT_STATES = ['running', 'done', 'failed'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/**
 * What becomes of a file: a new article, a changed one, nothing new; `kept`: the article was
 * rewritten here since it came, so it stays; `taken`: another article has its title; `refused`.
 */
export const IMPORT_OUTCOMES = ['added', 'updated', 'same', 'kept', 'taken', 'refused'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

/** What is worth knowing about a file. */
export const IMPORT_NOTES = [
  'unreadable',
  'tooLarge',
  'tooComplex',
  'tooSlow',
  'pathTooLong',
  'noTitle',
  'titleCut',
  'tagsLeftOut',
  'pictureMissing',
  'pictureRefused',
  'redirectTaken',
] as const
export type ImportNote = (typeof IMPORT_NOTES)[number]

export const ImportedFile = Type.Object({
  path: Type.String(),
  article_title: Type.String(),
  /** Null in a dry run for what would be added. */
  article_id: orNull(Id),
  outcome: Type.Unsafe<ImportOutcome>({ type: 'string', enum: IMPORT_OUTCOMES }),
  notes: Type.Array(Type.Unsafe<ImportNote>({ type: 'string', enum: IMPORT_NOTES })),
  pictures: Type.Integer(),
  /** The old addresses that lead to the article. */
  redirects: Type.Array(Type.String()),
})
export type ImportedFile = Static<typeof ImportedFile>

const Count = Type.Integer()

export const ImportReport = Type.Object({
  id: Id,
  state: Type.Unsafe<ImportState>({ type: 'string', enum: IMPORT_STATES }),
  dryRun: Type.Boolean(),
  /** Texts that were looked at, of how many. */
  done: Count,
  total: Count,
  counts: Type.Object({
    added: Count,
    updated: Count,
    same: Count,
    kept: Count,
    taken: Count,
    refused: Count,
  }),
  /** The files, at most as many as the limit says, those with notes first. */
  files: Type.Array(ImportedFile, { maxItems: IMPORT.reported }),
  ...Times,
})
export type ImportReport = Static<typeof ImportReport>

export const importMarkdown = endpoint({
  summary: 'Begin to import a zip of Markdown with front matter; the report tells how it goes',
  method: 'POST',
  path: '/api/transfer/import',
  access: 'administrator',
  limit: perHour(60),
  file: { maxBytes: IMPORT.maxBytes },
  query: Type.Object({
    /** Only say what would happen. */
    dryRun: Type.Optional(Type.Boolean()),
    /** How old addresses were made, such as `:year/:month/:day/:title/`; else the archive tells. */
    permalink: Type.Optional(Type.String({ maxLength: 255 })),
  }),
  result: Type.Object({ id: Id }),
})

export const getImport = endpoint({
  summary: 'How an import goes, or went',
  method: 'GET',
  path: '/api/transfer/import/:id',
  access: 'administrator',
  limit: perMinute(300),
  params: IdParams,
  result: ImportReport,
})

export const exportMarkdown = endpoint({
  summary: 'All articles and pages as Markdown with front matter, with their pictures, as a zip',
  method: 'GET',
  path: '/api/transfer/export',
  access: 'administrator',
  limit: perHour(30),
  result: Type.Unknown(),
  download: 'application/zip',
})
