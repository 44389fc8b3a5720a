import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { chatMessageOf } from './same-message.ts'

/** Socket.IO as its documentation shows it: nothing is stored, `emit` reaches all. */
const http = createServer()
const io = new Server(http, { transports: ['websocket'], perMessageDeflate: false })
io.on('connection', (socket) => {
  socket.on('message', (content: string) => io.emit('message', chatMessageOf(content)))
})
http.listen(0, '127.0.0.1', () => console.log((http.address() as AddressInfo).port))
