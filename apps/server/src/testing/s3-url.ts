import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'

/** An address like FILES_URL, with a folder of its own in the bucket of this run. */
export const newS3Url = (port?: number): string => {
  const url = new URL(inject('s3Url'))
  url.pathname += `/${randomUUID()}`
  if (port !== undefined) url.port = String(port)
  return url.href
}
