import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendFile } from './send-file.ts'

/** The browser's request, as far as it is used. */
class Request {
  static last: Request
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  status = 0
  responseText = ''
  isAborted = false
  withCredentials = false
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  constructor() {
    Request.last = this
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.isAborted = true
    this.onabort?.()
    this.onloadend?.()
  }
  progress(loaded: number) {
    this.upload.onprogress?.({ loaded, total: 100 })
  }
  answer() {
    this.status = 200
    this.onload?.()
    this.onloadend?.()
  }
}

const send = () => {
  const outcome = sendFile(
    { method: 'POST', url: '/api/upload/img', headers: new Headers() },
    { content: new Blob(['x']) },
  ).then(
    ({ status }) => status,
    ({ code }) => code,
  )
  return { outcome, request: Request.last }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Request)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits for a server that works on the file for longer than a call may take', async () => {
  const { outcome, request } = send()
  request.progress(50)
  vi.advanceTimersByTime(9_000)
  request.progress(100)
  // A slow machine with other pictures before this one.
  vi.advanceTimersByTime(45_000)
  request.answer()
  expect(await outcome).toBe(200)
})

it('gives up ten seconds after the last progress of a file that is still on its way', async () => {
  const { outcome, request } = send()
  request.progress(50)
  vi.advanceTimersByTime(10_000)
  expect(await outcome).toBe('timeout')
  expect(request.isAborted).toBe(true)
})

it('gives up when no answer comes at all', async () => {
  const { outcome, request } = send()
  request.progress(100)
  vi.advanceTimersByTime(120_000)
  expect(await outcome).toBe('timeout')
})
