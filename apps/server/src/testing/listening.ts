import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openTestApp, type TestApp } from './test-app.ts'

export interface Answer {
  readonly status: number
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: Buffer
}

/** The app on a real socket: cached answers are served before Fastify. */
export const listen = async (opened: TestApp) => {
  if (!opened.app.server.listening) await opened.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = opened.app.server.address() as AddressInfo
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', path, headers, method }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
      })
      asked.on('error', reject)
      asked.end()
    })
  return { ...opened, get }
}

/** A test app of its own on a real socket. */
export const listening = async ({
  beforeListening,
  ...options
}: Parameters<typeof openTestApp>[0] & {
  beforeListening?: (opened: TestApp) => Promise<void>
} = {}) => {
  const opened = await openTestApp(options)
  await beforeListening?.(opened)
  return listen(opened)
}
