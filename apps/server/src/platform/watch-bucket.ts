import { FilesUnavailable } from './files-unavailable.ts'
import type { S3Client } from './s3-client.ts'

/** The state of the bucket that has the files of the site. */
export interface BucketState {
  isReachable(): boolean
  /** Asks the bucket; rejects if it does not answer. */
  ping(): Promise<void>
}

const CHECK_MS = 60_000
const CHECK_AWAY_MS = 2_000

/**
 * Knows whether the bucket answers. Every request tells; without requests it is asked from time to
 * time, and more often while it is away.
 */
export const watchBucket = (client: S3Client, prefix: string) => {
  let isReachable = true
  let isClosed = false
  let nextCheck: NodeJS.Timeout | undefined

  const schedule = () => {
    clearTimeout(nextCheck)
    if (isClosed) return
    nextCheck = setTimeout(check, isReachable ? CHECK_MS : CHECK_AWAY_MS).unref()
  }
  const note = (answers: boolean) => {
    if (answers === isReachable) return
    isReachable = answers
    schedule()
  }

  const watched: S3Client = {
    ...client,
    send: async (request, expected) => {
      try {
        const answer = await client.send(request, expected)
        note(true)
        return answer
      } catch (error) {
        if (error instanceof FilesUnavailable) note(false)
        throw error
      }
    },
    close: () => {
      isClosed = true
      clearTimeout(nextCheck)
      client.close()
    },
  }

  const ping = async () => {
    const query = { 'list-type': '2', 'max-keys': '1', prefix }
    await watched.send({ method: 'GET', key: '', query })
  }
  const check = () => {
    // The request has told how it ended.
    ping()
      .catch(() => undefined)
      .finally(schedule)
  }

  schedule()
  const state: BucketState = { isReachable: () => isReachable, ping }
  return { client: watched, state }
}
