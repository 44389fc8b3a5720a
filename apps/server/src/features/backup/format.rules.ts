/** Raised when an older program could not read a new archive. */
export const FORMAT_VERSION = 1
const FORMAT = 'lanting-archive'

/** The first entry: enough to recognize a foreign or newer archive. */
export const FORMAT_NAME = 'format.json'
export const SEQUENCES_NAME = 'sequences.json'
/** The last entry: an archive without it is incomplete. */
export const MANIFEST_NAME = 'manifest.json'

/** The stores of the site's files, each a folder of the archive. Caches are not archived. */
export const TREES = ['files', 'music'] as const
type Tree = (typeof TREES)[number]

export interface Format {
  readonly format: typeof FORMAT
  readonly version: number
  readonly program: string
  readonly createdAt: number
  /** Whether sessions, tokens and secrets are contained. */
  readonly hasSecrets: boolean
}

export interface Part {
  readonly name: string
  readonly bytes: number
  readonly sha256: string
  /** Of a table. */
  readonly rows?: number
  /** Of a file: when it was last written. */
  readonly changedAt?: number
}

export interface Manifest extends Format {
  readonly counts: { readonly rows: number; readonly files: number; readonly bytes: number }
  /** In the order of the archive. */
  readonly parts: readonly Part[]
}

export const newFormat = (options: Omit<Format, 'format' | 'version'>): Format => ({
  format: FORMAT,
  version: FORMAT_VERSION,
  ...options,
})

export const newManifest = (format: Format, parts: readonly Part[]): Manifest => ({
  ...format,
  counts: {
    rows: parts.reduce((sum, { rows = 0 }) => sum + rows, 0),
    files: parts.filter(({ changedAt }) => changedAt !== undefined).length,
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
  },
  parts,
})

/** The years of files and archives: nothing is older than computers, or from a far future. */
const TIME_MAX = Date.UTC(9999, 0)
const isTime = (value: unknown) => Number.isFinite(value) && Math.abs(Number(value)) < TIME_MAX

export const isFormat = (value: unknown): value is Format => {
  const { format, version, program, createdAt, hasSecrets } = (value ?? {}) as Partial<Format>
  if (format !== FORMAT || !Number.isInteger(version)) return false
  return typeof program === 'string' && isTime(createdAt) && typeof hasSecrets === 'boolean'
}

/** A part of a manifest as it can be written: its name is compared with what is there. */
export const isPart = (value: unknown): value is Part => {
  const { bytes, rows = 0, changedAt = 0 } = (value ?? {}) as Partial<Part>
  return (
    [bytes, rows].every((size) => Number.isSafeInteger(size) && Number(size) >= 0) &&
    isTime(changedAt)
  )
}

export const tablePart = (table: string): string => `tables/${table}.jsonl`

export const tableOfPart = (name: string): string | undefined =>
  /^tables\/([a-z_]+)\.jsonl$/.exec(name)?.[1]

/** Returns the folder of a file in an archive, or undefined for another or an unsafe name. */
export const treeOfPart = (name: string): Tree | undefined => {
  const [first, ...rest] = name.split('/')
  const isSafe =
    rest.length > 0 && rest.every((segment) => segment !== '' && !/^\.|[\\\0]/.test(segment))
  return isSafe ? TREES.find((tree) => tree === first) : undefined
}

const PREFIX = 'lanting-'
const SCHEDULED = 'lanting-auto-'

interface Naming {
  readonly isEncrypted: boolean
  /** The mark of the site whose schedule makes the archive: hexadecimal digits. */
  readonly scheduledBy?: string
}

/** `lanting-2026-11-16T210003Z.tar.zst`: can be a file name everywhere, and sorts by time. */
export const archiveName = (atMs: number, { isEncrypted, scheduledBy }: Naming): string => {
  const time = new Date(atMs).toISOString().slice(0, 19).replaceAll(':', '')
  const prefix = scheduledBy === undefined ? PREFIX : `${SCHEDULED}${scheduledBy}-`
  return `${prefix}${time}Z.tar.zst${isEncrypted ? '.age' : ''}`
}

export const isScheduledName = (name: string): boolean => name.startsWith(SCHEDULED)

/** The schedule deletes only what it has made: other sites may keep their backups in the same place. */
export const isScheduledBy = (site: string, name: string): boolean =>
  name.startsWith(`${SCHEDULED}${site}-`)

/** Returns the time in the name of an archive, or undefined for another file. */
export const archiveTime = (name: string): number | undefined => {
  const found =
    /^lanting-(?:auto-(?:[0-9a-f]+-)?)?(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\d)Z\.tar\.zst(?:\.age)?$/.exec(
      name,
    )
  if (!found) return undefined
  const atMs = Date.parse(`${found[1]}${found[2]}:${found[3]}:${found[4]}Z`)
  return Number.isNaN(atMs) ? undefined : atMs
}
