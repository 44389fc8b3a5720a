import { CODE, type Language, REQUEST_TIMEOUT_MS, type Send, XSRF } from '@lanting/contract'
import axios from 'axios'
import { CallError } from './call-error.ts'

interface Options {
  readonly language: () => Language
  readonly token: () => string | undefined
}

interface Envelope {
  readonly code: number | string
  readonly message: string
  readonly result: unknown
}

/** The token is for our own API; no other address ever sees it. */
const isOwnApi = (url: string) => url.startsWith('/api/')

/** How the browser calls: with cookies and JSON, marked as a script's request, at most ten seconds. */
export const browserSend = ({ language, token }: Options): Send => {
  const http = axios.create({
    timeout: REQUEST_TIMEOUT_MS,
    withCredentials: true,
    xsrfCookieName: XSRF.cookie,
    xsrfHeaderName: XSRF.header,
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  })
  return async ({ method, url, body }) => {
    const held = isOwnApi(url) ? token() : undefined
    try {
      const { data, status } = await http.request<Envelope>({
        method,
        url,
        data: body,
        headers: { 'Accept-Language': language(), ...(held && { Authorization: held }) },
      })
      if (data.code !== CODE.success) throw new CallError(status, data.code, data.message)
      return data.result
    } catch (error) {
      throw CallError.from(error)
    }
  }
}
