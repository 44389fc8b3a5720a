import { createServer } from 'node:http'

/** The smallest program to start: it listens and prints a line. */
const server = createServer((_, response) => response.end())
server.listen(0, '127.0.0.1', () => console.log('listening'))
