import Type from 'typebox'
import { endpoint, perHour, perMinute } from './endpoint.ts'
import { Id, IdParams } from './fields.ts'
import { ImportEntry, ImportReport } from './import-report.ts'
import { IMPORT } from './limits.ts'

const importBlog = endpoint({
  summary:
    'Start an import of Markdown files or of the export of another blog; returns the id of its report',
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
    /** The name of the file, for the list of imports. */
    name: Type.Optional(Type.String({ maxLength: 255 })),
    /** The address of the old blog, where the export does not say it. */
    site: Type.Optional(Type.String({ maxLength: 255 })),
    /** Fetches the pictures that the archive does not contain from their addresses. */
    fetchPictures: Type.Optional(Type.Boolean()),
  }),
  result: Type.Object({ id: Id }),
})

const getImport = endpoint({
  summary: 'Get the report of a running or finished import',
  method: 'GET',
  path: '/api/transfer/import/:id',
  access: 'administrator',
  limit: perMinute(300),
  params: IdParams,
  result: ImportReport,
})

const getImportList = endpoint({
  summary: 'List the last imports, newest first, without dry runs',
  method: 'GET',
  path: '/api/transfer/imports',
  access: 'administrator',
  limit: perMinute(300),
  result: Type.Array(ImportEntry, { maxItems: IMPORT.listed }),
})

const undoImport = endpoint({
  summary:
    'Start to remove everything that an import has added, except texts that were edited here',
  method: 'POST',
  path: '/api/transfer/import/:id/undo',
  access: 'administrator',
  limit: perHour(60),
  params: IdParams,
  result: Type.Boolean(),
})

const exportMarkdown = endpoint({
  summary:
    'Export articles and pages as Markdown, comments, talks, albums, board and links, as a zip',
  method: 'GET',
  path: '/api/transfer/export',
  audited: 'ifAdministrator',
  access: 'administrator',
  limit: perHour(30),
  result: Type.Unknown(),
  download: 'application/zip',
})

export const transfer = { importBlog, getImport, getImportList, undoImport, exportMarkdown }
