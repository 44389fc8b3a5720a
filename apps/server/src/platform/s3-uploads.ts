import { Writable } from 'node:stream'
import { FilesUnavailable } from './files-unavailable.ts'
import { bytesContent, type S3Client } from './s3-client.ts'
import { readUploads, textIn } from './s3-listing.ts'
import { s3Objects } from './s3-objects.ts'

/** The memory that an upload takes. A store takes 10,000 parts, so 160 GB are possible. */
const PART_BYTES = 16 * 1_048_576
const NOT_FOUND = 404

const completion = (etags: readonly string[]) => {
  const parts = etags.map(
    (etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
  )
  return Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
}

interface Sweep {
  readonly before: number
  /** The store may have uploads of others. */
  isOurs(key: string): boolean
}

/** Uploads of unknown length. An object appears when its stream has ended. */
export const createS3Uploads = (client: S3Client, partBytes = PART_BYTES) => {
  const { facts } = s3Objects(client)

  const begin = async (key: string) => {
    const { body } = await client.send({ method: 'POST', key, query: { uploads: '' } })
    const uploadId = textIn(body.toString('utf8'), 'UploadId')
    if (!uploadId) throw new FilesUnavailable(`POST ${key}: no upload was begun`)
    return uploadId
  }

  const abort = (key: string, uploadId: string) =>
    client.send({ method: 'DELETE', key, query: { uploadId } }, [NOT_FOUND])

  /** A store may report a failure in an answer that began as a success. */
  const complete = async (
    key: string,
    uploadId: string,
    etags: readonly string[],
    bytes: number,
  ) => {
    const content = bytesContent(completion(etags))
    const request = { method: 'POST', key, query: { uploadId }, content } as const
    const { body } = await client.send(request, [NOT_FOUND])
    if (body.includes('<CompleteMultipartUploadResult')) return
    // An upload that was completed, and whose answer was lost, is not found any more.
    if ((await facts(key))?.bytes === bytes) return
    throw new FilesUnavailable(`POST ${key}: the upload was not completed`)
  }

  return {
    /** A stream that fails or is destroyed leaves no object. */
    open: (key: string): Writable => {
      const etags: string[] = []
      let uploadId: string | undefined
      let waiting: Uint8Array[] = []
      let [waitingBytes, sentBytes] = [0, 0]

      const sendPart = async () => {
        uploadId ??= await begin(key)
        const content = bytesContent(Buffer.concat(waiting))
        waiting = []
        waitingBytes = 0
        const query = { partNumber: `${etags.length + 1}`, uploadId }
        const { headers } = await client.send({ method: 'PUT', key, query, content })
        etags.push(headers.etag ?? '')
        sentBytes += content.bytes
        return uploadId
      }
      const finish = async () => complete(key, await sendPart(), etags, sentBytes)

      return new Writable({
        highWaterMark: 1,
        write: (chunk, _, done) => {
          waiting.push(chunk)
          waitingBytes += chunk.length
          if (waitingBytes < partBytes) done()
          else sendPart().then(() => done(), done)
        },
        final: (done) => void finish().then(() => done(), done),
        destroy: (error, done) => {
          if (!error || uploadId === undefined) return done(error)
          // The sweep removes what cannot be aborted now.
          const aborted = () => done(error)
          abort(key, uploadId).then(aborted, aborted)
        },
      })
    },

    /** Removes unfinished uploads of writers that were killed, if they began before this time. */
    sweep: async (prefix: string, { before, isOurs }: Sweep): Promise<void> => {
      const { body } = await client.send({ method: 'GET', key: '', query: { uploads: '', prefix } })
      for (const { key, uploadId, begunAt } of readUploads(body.toString('utf8'))) {
        if (begunAt < before && isOurs(key)) await abort(key, uploadId)
      }
    },
  }
}
