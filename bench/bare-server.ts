import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RecordedAnswer } from './record.ts'

/** The upper bound: `node:http` alone, with one response for every request. Prints its port. */
const answer: RecordedAnswer = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8'))
const body = Buffer.from(answer.body, 'base64')

const server = createServer((_, response) => {
  response.writeHead(200, answer.headers)
  response.end(body)
})
server.keepAliveTimeout = answer.keepAliveMs
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
