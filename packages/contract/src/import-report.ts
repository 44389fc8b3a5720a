import Type, { type Static } from 'typebox'
import { Id, orNull, Times } from './fields.ts'
import { IMPORT } from './limits.ts'

export const IMPORT_STATES = ['running', 'done', 'failed', 'undone'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** The program that made the export. The last four have comments only. */
export const IMPORT_KINDS = [
  'markdown',
  'wordpress',
  'ghost',
  'halo',
  'typecho',
  'artalk',
  'waline',
  'twikoo',
  'disqus',
] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/**
 * The result for a text. `added`, `updated` and `same`: it is new, changed or unchanged. `kept`: it
 * was edited here after its import, so it stays. `taken`: the same text is here already. `refused`:
 * it could not be imported. `skipped`: it is no article or page. `removed`: the import was undone.
 */
export const IMPORT_OUTCOMES = [
  'added',
  'updated',
  'same',
  'kept',
  'taken',
  'refused',
  'skipped',
  'removed',
] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

/** Everything that an import adds. */
export const IMPORT_PARTS = [
  'articles',
  'manuscripts',
  'pages',
  'comments',
  'held_posts',
  'links',
  'talks',
  'albums',
  'board_messages',
  'series',
  'users',
  'pictures',
  'files',
  'redirects',
] as const
export type ImportPart = (typeof IMPORT_PARTS)[number]

/** Remarks about an imported text: first losses, then changes, then hints. */
export const IMPORT_NOTES = [
  'unreadable',
  'diskFull',
  'frontMatterInvalid',
  'tooLarge',
  'tooComplex',
  'tooSlow',
  'pathTooLong',
  'noText',
  'commentWithoutArticle',
  /** In reports from before pages had comments. */
  'commentOnPage',
  'commentHidden',
  'linkAddress',
  'redirectPattern',
  'pictureMissing',
  'pictureRefused',
  'pictureLater',
  'fileMissing',
  'linkBroken',
  'linkOldHost',
  'partsLeftOut',
  'htmlLeft',
  'markdownInHtml',
  'shortcodesLeft',
  'tagsLeftOut',
  'redirectTaken',
  'oldPathUnknown',
  'otherFormat',
  'besideExport',
  'notAnArticle',
  'template',
  'notPublished',
  'hiddenPrivate',
  'passwordPrivate',
  'membersOnly',
  'pageAsArticle',
  'encodingGuessed',
  'datedToday',
  'noDate',
  'noTitle',
  'titleCut',
  'titleNumbered',
  'embedLinked',
  'simplified',
  'categoriesAsTags',
  'seriesAsTags',
  'pictureOutside',
  'pageUnlinked',
] as const
export type ImportNote = (typeof IMPORT_NOTES)[number]

const Note = Type.Unsafe<ImportNote>({ type: 'string', enum: IMPORT_NOTES })

/** The subject of a note: a missing picture, a shortcode without a translation. */
const ImportDetail = Type.Object({ note: Note, name: Type.String() })
export type ImportDetail = Static<typeof ImportDetail>

export const ImportedFile = Type.Object({
  path: Type.String(),
  article_title: Type.String(),
  /** Null in a dry run for a new article, and for a page. */
  article_id: orNull(Id),
  page_id: orNull(Id),
  outcome: Type.Unsafe<ImportOutcome>({ type: 'string', enum: IMPORT_OUTCOMES }),
  notes: Type.Array(Note),
  details: Type.Array(ImportDetail),
  /** How many names of a note are not in the details. */
  unlisted: Type.Optional(Type.Array(Type.Object({ note: Note, count: Type.Integer() }))),
  pictures: Type.Integer(),
  /** The old addresses that redirect to the article. */
  redirects: Type.Array(Type.String()),
})
export type ImportedFile = Static<typeof ImportedFile>

/** The notes of a text in order, each with the names of what it is about, and how many are left out. */
export const notesWithNames = ({
  notes,
  details,
  unlisted = [],
}: Pick<ImportedFile, 'notes' | 'details' | 'unlisted'>) =>
  notes.map((note) => ({
    note,
    names: details.filter((detail) => detail.note === note).map(({ name }) => name),
    more: unlisted.find((left) => left.note === note)?.count ?? 0,
  }))

/** How many texts of an import are not in its report. */
export const unlistedTexts = ({
  counts,
  files,
}: Readonly<Pick<ImportReport, 'counts'> & { files: readonly unknown[] }>): number =>
  Math.max(Object.values(counts).reduce((sum, count) => sum + count, 0) - files.length, 0)

/** Sorts the files that need attention first: not imported, kept, with losses, with hints. */
export const attentionOf = ({
  outcome,
  notes,
}: Pick<ImportedFile, 'outcome' | 'notes'>): number => {
  if (outcome === 'refused') return 0
  if (outcome === 'kept' || outcome === 'taken') return 1
  const ranks = notes.map((note) => IMPORT_NOTES.indexOf(note))
  return 2 + Math.min(IMPORT_NOTES.length, ...ranks)
}

const Count = Type.Integer()

const counted = <Name extends string>(names: readonly Name[]) =>
  Type.Object(Object.fromEntries(names.map((name) => [name, Count])) as Record<Name, typeof Count>)

export const ImportEntry = Type.Object({
  id: Id,
  kind: Type.Unsafe<ImportKind>({ type: 'string', enum: IMPORT_KINDS }),
  /** The name of the imported file or folder. */
  name: Type.String(),
  state: Type.Unsafe<ImportState>({ type: 'string', enum: IMPORT_STATES }),
  dryRun: Type.Boolean(),
  /** Number of processed items, and of all items. */
  done: Count,
  total: Count,
  counts: counted(IMPORT_OUTCOMES),
  /** Numbers of new rows, or of removed ones after the import was undone. */
  parts: counted(IMPORT_PARTS),
  ...Times,
})
export type ImportEntry = Static<typeof ImportEntry>

export const ImportReport = Type.Object({
  ...ImportEntry.properties,
  /** Files with notes first; their number is limited. */
  files: Type.Array(ImportedFile, { maxItems: IMPORT.reported }),
})
export type ImportReport = Static<typeof ImportReport>
