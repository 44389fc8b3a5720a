import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { expect, it, onTestFinished } from 'vitest'
import { makeFolder } from '../testing/child-service.ts'
import { s3Files } from './files.s3.ts'
import { parseS3Address } from './s3-address.ts'
import { createS3Client } from './s3-client.ts'
import { createS3Uploads } from './s3-uploads.ts'
import { diskScratch } from './scratch.ts'

interface Stored {
  readonly content: Buffer
  readonly addedBy: string
}

/**
 * A store that keeps the conditions of AWS strictly, which Swift does not: a second conditional write
 * is refused, and a completed upload is not found any more. It loses the answers to some requests.
 */
const openStore = async (isLost: (request: IncomingMessage) => boolean) => {
  const objects = new Map<string, Stored>()
  const parts: Buffer[] = []
  const answerTo = (request: IncomingMessage, content: Buffer): readonly [number, string] => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://store')
    if (query.has('uploads')) return [200, '<UploadId>1</UploadId>']
    if (query.has('partNumber')) return [200, String(parts.push(content))]
    if (request.method === 'POST') {
      if (objects.has(pathname)) return [404, '<Code>NoSuchUpload</Code>']
      objects.set(pathname, { content: Buffer.concat(parts), addedBy: '' })
      return [200, '<CompleteMultipartUploadResult/>']
    }
    if (objects.has(pathname)) return [412, '<Code>PreconditionFailed</Code>']
    const addedBy = String(request.headers['x-amz-meta-added-by'])
    objects.set(pathname, { content, addedBy })
    return [200, '']
  }
  const get = (request: IncomingMessage, response: ServerResponse) => {
    const found = objects.get(request.url ?? '')
    if (!found) return response.writeHead(404).end('<Code>NoSuchKey</Code>')
    const range = { 'content-range': `bytes 0-0/${found.content.length}` }
    return response.writeHead(206, { ...range, 'x-amz-meta-added-by': found.addedBy }).end('x')
  }
  const server = createServer(async (request, response) => {
    const content = await buffer(request)
    if (request.method === 'GET') return get(request, response)
    const [status, body] = answerTo(request, content)
    if (isLost(request)) return request.socket.destroy()
    return response.writeHead(status, { etag: '"1"' }).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const client = createS3Client(parseS3Address('url', `s3://k:s@127.0.0.1:${port}/bucket?tls=off`))
  onTestFinished(() => {
    client.close()
    server.close()
  })
  return { client, objects }
}

const ownFolder = async () => {
  const folder = await makeFolder('lost')
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** Is true for the first request with this method that is not the beginning of an upload. */
const firstOf = (method: string) => {
  let count = 0
  return (request: IncomingMessage) =>
    request.method === method && !request.url?.includes('uploads') && ++count === 1
}

it('adds a file whose first answer was lost, and no other under its name', async () => {
  const { client, objects } = await openStore(firstOf('PUT'))
  const folder = await ownFolder()
  const files = s3Files({ client, prefix: '', scratch: diskScratch(folder) })
  await writeFile(`${folder}/local`, 'a song')
  expect(await files.addFile('song', `${folder}/local`)).toBe(true)
  expect(await files.addFile('song', `${folder}/local`)).toBe(false)
  expect(objects.get('/bucket/song')?.content.toString()).toBe('a song')
})

it('does not take the file of somebody else for its own', async () => {
  let isTaken = false
  const { client, objects } = await openStore((request) => {
    const isFirst = request.method === 'PUT' && !isTaken
    isTaken ||= request.method === 'PUT'
    // Another node was faster.
    if (isFirst) objects.set('/bucket/song', { content: Buffer.from('theirs'), addedBy: 'other' })
    return isFirst
  })
  const folder = await ownFolder()
  const files = s3Files({ client, prefix: '', scratch: diskScratch(folder) })
  await writeFile(`${folder}/local`, 'a song')
  expect(await files.addFile('song', `${folder}/local`)).toBe(false)
})

it('completes an upload whose last answer was lost', async () => {
  const { client, objects } = await openStore(firstOf('POST'))
  const content = Buffer.from('an archive')
  await pipeline(Readable.from([content]), createS3Uploads(client).open('archive'))
  expect(objects.get('/bucket/archive')?.content.equals(content)).toBe(true)
})
