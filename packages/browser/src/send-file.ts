import { FILE_FIELD, type FileToSend, REQUEST_TIMEOUT_MS } from '@lanting/contract'
import type { Carried } from './browser-send.ts'
import { CallError } from './call-error.ts'

interface Request {
  readonly method: string
  readonly url: string
  readonly headers: Headers
}

/**
 * Sends a file as one part of a form. `fetch` cannot tell how far it is, so this is an
 * XMLHttpRequest. A file may take long; what may not is ten seconds without any progress.
 */
export const sendFile = (
  { method, url, headers }: Request,
  { content, onProgress, signal }: FileToSend,
): Promise<Carried> =>
  new Promise((resolve, reject) => {
    const fail = (code: 'network' | 'timeout' | 'aborted') => reject(new CallError(0, code, ''))
    const request = new XMLHttpRequest()
    let silence: ReturnType<typeof setTimeout> | undefined
    const bePatient = () => {
      clearTimeout(silence)
      silence = setTimeout(() => {
        fail('timeout')
        request.abort()
      }, REQUEST_TIMEOUT_MS)
    }

    request.open(method, url)
    request.withCredentials = true
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.upload.onprogress = ({ loaded, total }) => {
      bePatient()
      onProgress?.(total > 0 ? loaded / total : 0)
    }
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = () => fail('network')
    request.onabort = () => fail('aborted')
    request.onloadend = () => clearTimeout(silence)

    if (signal?.aborted) return fail('aborted')
    signal?.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.set(FILE_FIELD, content as Blob)
    bePatient()
    request.send(form)
  })
