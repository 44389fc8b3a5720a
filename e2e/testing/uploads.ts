import { request } from 'node:http'
import type { UploadedPicture } from '@lanting/contract'
import type { RunningSite } from './site.ts'

export interface UploadAnswer {
  readonly status: number
  readonly result?: UploadedPicture
}

/** Uploads a picture as a browser would. */
export const upload = async (
  { url }: Pick<RunningSite, 'url'>,
  token: string,
  bytes: Uint8Array,
): Promise<UploadAnswer> => {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(bytes)]), 'picture.png')
  const headers = { authorization: token }
  const response = await fetch(`${url}/api/upload/img`, { method: 'POST', headers, body })
  return { status: response.status, ...((await response.json()) as { result?: UploadedPicture }) }
}

const CHUNK = Buffer.alloc(256 * 1024, 'x')

/** Sends bytes beyond the declared length until the server responds. */
export const pour = (
  { url }: Pick<RunningSite, 'url'>,
  token: string,
  head: string,
  length?: number,
): Promise<UploadAnswer> =>
  new Promise((resolve, reject) => {
    const sent = request(`${url}/api/upload/img`, {
      method: 'POST',
      headers: {
        authorization: token,
        'content-type': 'multipart/form-data; boundary=x',
        ...(length && { 'content-length': length }),
      },
    })
    const more = () => {
      while (!sent.destroyed && sent.write(CHUNK));
    }
    sent.on('drain', more)
    sent.on('error', reject)
    sent.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0 })
      response.resume()
      sent.destroy()
    })
    sent.write(head)
    more()
  })
