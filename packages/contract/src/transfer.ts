import Type, { type Static } from 'typebox'
import { endpoint, perHour, perMinute } from './endpoint.ts'
import { Id, IdParams, orNull, Times } from './fields.ts'
import { IMPORT } from './limits.ts'

export const IMPORT_STATES = ['running', 'done', 'failed'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/**
 * The result for a file. `added`, `updated` and `same`: the article is new, changed or unchanged.
 * `kept`: the article was edited here after its import, so it stays. `taken`: another article has
 * its title. `refused`: the file was not imported.
 */
export const IMPORT_OUTCOMES = ['added', 'updated', 'same', 'kept', 'taken', 'refused'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

/** Remarks about an imported file. */
export const IMPORT_NOTES = [
  'unreadable',
  'tooLarge',
  'tooComplex',
  'tooSlow',
  'pathTooLong',
  'noTitle',
  'simplified',
  'embedLinked',
  'partsLeftOut',
  'membersOnly',
  'passwordPrivate',
  'redirectPattern',
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
  /** Null in a dry run for a new article. */
  article_id: orNull(Id),
  outcome: Type.Unsafe<ImportOutcome>({ type: 'string', enum: IMPORT_OUTCOMES }),
  notes: Type.Array(Type.Unsafe<ImportNote>({ type: 'string', enum: IMPORT_NOTES })),
  pictures: Type.Integer(),
  /** The old addresses that redirect to the article. */
  redirects: Type.Array(Type.String()),
})
export type ImportedFile = Static<typeof ImportedFile>

const Count = Type.Integer()

export const ImportReport = Type.Object({
  id: Id,
  state: Type.Unsafe<ImportState>({ type: 'string', enum: IMPORT_STATES }),
  dryRun: Type.Boolean(),
  /** Number of processed texts, and of all texts. */
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
  /** Files with notes first; their number is limited. */
  files: Type.Array(ImportedFile, { maxItems: IMPORT.reported }),
  ...Times,
})
export type ImportReport = Static<typeof ImportReport>

export const importMarkdown = endpoint({
  summary:
    'Start an import of a zip of Markdown files with front matter; returns the id of its report',
  method: 'POST',
  path: '/api/transfer/import',
  access: 'administrator',
  limit: perHour(60),
  file: { maxBytes: IMPORT.maxBytes },
  query: Type.Object({
    /** Reports the result of an import without importing anything. */
    dryRun: Type.Optional(Type.Boolean()),
    /** Pattern of old addresses, such as `:year/:month/:day/:title/`. Default: from the archive. */
    permalink: Type.Optional(Type.String({ maxLength: 255 })),
  }),
  result: Type.Object({ id: Id }),
})

export const getImport = endpoint({
  summary: 'Get the report of a running or finished import',
  method: 'GET',
  path: '/api/transfer/import/:id',
  access: 'administrator',
  limit: perMinute(300),
  params: IdParams,
  result: ImportReport,
})

export const exportMarkdown = endpoint({
  summary: 'Export all articles and pages as Markdown with front matter and pictures, as a zip',
  method: 'GET',
  path: '/api/transfer/export',
  access: 'administrator',
  limit: perHour(30),
  result: Type.Unknown(),
  download: 'application/zip',
})
