import { createServer } from 'node:http'

/** The least that can be started: it listens and says so. */
const server = createServer((_, response) => response.end())
server.listen(0, '127.0.0.1', () => console.log('listening'))
