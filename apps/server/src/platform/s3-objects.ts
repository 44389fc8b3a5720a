import type { FileFacts, Part } from './files.ts'
import type { S3Client } from './s3-client.ts'
import { readListing } from './s3-listing.ts'

const [NOT_FOUND, CHANGED, UNSATISFIABLE] = [404, 412, 416]

/** Tells the uploads of one name apart. */
export const ADDED_BY = 'x-amz-meta-added-by'

interface S3Facts extends FileFacts {
  readonly etag: string
  readonly addedBy: unknown
}

/** The first part may be smaller, so that a song begins at once. */
export interface PartSizes {
  readonly first: number
  readonly next: number
}

/** Reads the objects of a bucket. */
export const s3Objects = (client: S3Client) => {
  /**
   * Asks for the first byte instead of the header alone: an answer to HEAD cannot say whether the
   * file is missing or the bucket.
   */
  const facts = async (key: string): Promise<S3Facts | undefined> => {
    const first = await client.send({ method: 'GET', key, headers: { Range: 'bytes=0-0' } }, [
      NOT_FOUND,
      UNSATISFIABLE,
    ])
    if (first.status === NOT_FOUND) return undefined
    const isEmpty = first.status === UNSATISFIABLE
    const { headers } = isEmpty ? await client.send({ method: 'GET', key }) : first
    const total = headers['content-range']?.split('/')[1]
    return {
      bytes: Number(total ?? headers['content-length']),
      changedAt: Date.parse(headers['last-modified'] ?? ''),
      etag: headers.etag ?? '',
      addedBy: headers[ADDED_BY],
    }
  }

  const readPart = async (key: string, etag: string, { start, end }: Part) => {
    const headers = { Range: `bytes=${start}-${end}`, 'If-Match': etag }
    const { status, body } = await client.send({ method: 'GET', key, headers }, [
      NOT_FOUND,
      CHANGED,
      UNSATISFIABLE,
    ])
    if (status < 300 && body.length === end + 1 - start) return body
    throw new Error('the file has changed while it was read')
  }

  async function* parts(key: string, etag: string, { start, end }: Part, sizes: PartSizes) {
    for (let at = start, size = sizes.first; at <= end; at += size, size = sizes.next) {
      yield await readPart(key, etag, { start: at, end: Math.min(end, at + size - 1) })
    }
  }

  async function* list(prefix: string) {
    let next: string | undefined
    do {
      const query = {
        'list-type': '2',
        'encoding-type': 'url',
        prefix,
        ...(next !== undefined && { 'continuation-token': next }),
      }
      const { body } = await client.send({ method: 'GET', key: '', query })
      const page = readListing(body.toString('utf8'))
      yield* page.objects
      next = page.next
    } while (next !== undefined)
  }

  return {
    /** Returns undefined if there is no object. */
    facts,
    /** Reads a part of an object in pieces of these sizes. Rejects if the object changes meanwhile. */
    parts,
    /** Reads a part at once. Rejects if the object has changed. */
    readPart,
    list,
  }
}
