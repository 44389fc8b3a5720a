interface Listing {
  readonly objects: readonly {
    readonly key: string
    readonly bytes: number
    readonly changedAt: number
  }[]
  /** The mark of the next page, if there is one. */
  readonly next: string | undefined
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

const character = (entity: string) => {
  const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(entity) ?? []
  if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
  return decimal ? String.fromCodePoint(Number(decimal)) : (ENTITIES[entity] ?? '')
}

/** Returns the text of the first element with this tag. */
export const textIn = (xml: string, tag: string) => {
  const inside = xml.split(`<${tag}>`)[1]?.split(`</${tag}>`)[0]
  return inside?.replace(/&([#\w]{1,9});/g, (_, entity: string) => character(entity))
}

/** Some stores write a space as `+`, some as `%20`. */
const decodeKey = (key: string) => decodeURIComponent(key.replaceAll('+', ' '))

/** Reads the answer to ListObjectsV2. Stores may ignore the wish for encoded keys. */
export const readListing = (xml: string): Listing => {
  const isEncoded = textIn(xml, 'EncodingType') === 'url'
  const objects = xml
    .split('<Contents>')
    .slice(1)
    .map((entry) => {
      const key = textIn(entry, 'Key') ?? ''
      return {
        key: isEncoded ? decodeKey(key) : key,
        bytes: Number(textIn(entry, 'Size')),
        // The header of an object knows only seconds.
        changedAt: Math.floor(Date.parse(textIn(entry, 'LastModified') ?? '') / 1_000) * 1_000,
      }
    })
  return { objects, next: textIn(xml, 'NextContinuationToken') }
}

interface UnfinishedUpload {
  readonly key: string
  readonly uploadId: string
  readonly begunAt: number
}

/** Reads the answer to ListMultipartUploads. */
export const readUploads = (xml: string): UnfinishedUpload[] => {
  const isEncoded = textIn(xml, 'EncodingType') === 'url'
  return xml
    .split('<Upload>')
    .slice(1)
    .map((entry) => {
      const key = textIn(entry, 'Key') ?? ''
      return {
        key: isEncoded ? decodeKey(key) : key,
        uploadId: textIn(entry, 'UploadId') ?? '',
        begunAt: Date.parse(textIn(entry, 'Initiated') ?? ''),
      }
    })
}
