import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { chatMessageOf } from './same-message.ts'

/** The ceiling: `ws` alone. Nothing is stored; a prepared buffer is sent to each socket. */
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data))
    if (frame.type !== 'message') return
    const prepared = Buffer.from(JSON.stringify(chatMessageOf(frame.content)))
    for (const reader of server.clients) reader.send(prepared, { binary: false })
  })
})
server.on('listening', () => console.log((server.address() as AddressInfo).port))
