import {
  FILE_ANSWER_TIMEOUT_MS,
  FILE_FIELD,
  type FileToSend,
  REQUEST_TIMEOUT_MS,
} from '@lanting/contract'
import { CallError } from './call-error.ts'
import type { RawResponse } from './raw-response.ts'

interface Request {
  readonly method: string
  readonly url: string
  readonly headers: Headers
}

/**
 * Sends a file as one part of a form. `fetch` reports no progress, so this uses XMLHttpRequest. A
 * file may take long; the timeout of ten seconds restarts with every progress. Behind the last byte
 * the server makes the picture, and may have others to make before.
 */
export const sendFile = (
  { method, url, headers }: Request,
  { content, onProgress, signal }: FileToSend,
): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const fail = (code: 'network' | 'timeout' | 'aborted') => reject(new CallError(0, code, ''))
    const request = new XMLHttpRequest()
    let timeout: ReturnType<typeof setTimeout> | undefined
    const restartTimeout = (ms: number) => {
      clearTimeout(timeout)
      timeout = setTimeout(() => {
        fail('timeout')
        request.abort()
      }, ms)
    }

    request.open(method, url)
    request.withCredentials = true
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimeout(loaded < total ? REQUEST_TIMEOUT_MS : FILE_ANSWER_TIMEOUT_MS)
      onProgress?.(total > 0 ? loaded / total : 0)
    }
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = () => fail('network')
    request.onabort = () => fail('aborted')
    request.onloadend = () => clearTimeout(timeout)

    if (signal?.aborted) return fail('aborted')
    signal?.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.set(FILE_FIELD, content as Blob)
    restartTimeout(REQUEST_TIMEOUT_MS)
    request.send(form)
  })
