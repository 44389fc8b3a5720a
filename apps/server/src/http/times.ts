const formatters = new Map<string, Intl.DateTimeFormat>()

const formatterFor = (timeZone: string) => {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  formatters.set(timeZone, made)
  return made
}

/** `YYYY-MM-DD HH:mm:ss` in the site's time zone. */
export const dateText = (epochMs: number, timeZone: string): string =>
  formatterFor(timeZone).format(epochMs)

/** The date of a row on the wire: as text to read, and in milliseconds to compute. */
export const wireCreated = (created_at: number, timeZone: string) => ({
  createdAt: dateText(created_at, timeZone),
  createdAtMs: created_at,
})

interface StoredTimes {
  readonly created_at: number
  readonly updated_at: number
}

export const wireTimes = ({ created_at, updated_at }: StoredTimes, timeZone: string) => ({
  ...wireCreated(created_at, timeZone),
  updatedAt: dateText(updated_at, timeZone),
  updatedAtMs: updated_at,
})

const MINUTE_MS = 60_000

/** The offset of the time zone from UTC at a moment. */
export const offsetAt = (epochMs: number, timeZone: string): number => {
  const local = Date.parse(`${dateText(epochMs, timeZone).replace(' ', 'T')}Z`)
  return Math.round((local - epochMs) / MINUTE_MS) * MINUTE_MS
}

/** The moment of a local time, given as if it were UTC; in a skipped hour, the moment after it. */
export const momentAt = (localMs: number, timeZone: string): number =>
  localMs - offsetAt(localMs - offsetAt(localMs, timeZone), timeZone)

/** The moment of a local time of the site. */
export const momentOf = (text: string, timeZone: string): number | undefined => {
  const localMs = Date.parse(`${text.replace(' ', 'T')}Z`)
  return Number.isNaN(localMs) ? undefined : momentAt(localMs, timeZone)
}
