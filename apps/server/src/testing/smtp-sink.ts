import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

interface Caught {
  readonly to: readonly string[]
  readonly messageId: string
  /** Raw head and body. */
  readonly raw: string
}

/** The reaction to a mail: accept it, refuse it for now, or accept it without an answer. */
type Mood = 'takes' | 'refuses' | 'hangs'

/** A mail server that stores what it receives. */
export const openSmtpSink = async () => {
  const caught: Caught[] = []
  const sockets = new Set<Socket>()
  const state = { mood: 'takes' as Mood, tries: 0 }

  const serve = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // A killed client disconnects without QUIT.
    socket.on('error', () => socket.destroy())
    let to: string[] = []
    let data: string | undefined
    let rest = ''
    const reply = (line: string) => socket.write(`${line}\r\n`)

    const onData = (raw: string) => {
      data = undefined
      state.tries += 1
      if (state.mood === 'refuses') return reply('451 not now')
      const messageId = /^message-id: *(\S+)/im.exec(raw)?.[1] ?? ''
      caught.push({ to, messageId, raw })
      if (state.mood === 'takes') reply('250 taken')
    }
    const onLine = (line: string) => {
      if (data !== undefined) {
        if (line === '.') return onData(data)
        data += `${line}\r\n`
        return
      }
      const [verb = ''] = line.toUpperCase().split(/[ :]/)
      if (verb === 'EHLO' || verb === 'HELO') reply('250 sink')
      else if (verb === 'MAIL') {
        to = []
        reply('250 ok')
      } else if (verb === 'RCPT') {
        to.push(/<([^>]*)>/.exec(line)?.[1] ?? '')
        reply('250 ok')
      } else if (verb === 'DATA') {
        data = ''
        reply('354 go on')
      } else if (verb === 'QUIT') socket.end('221 bye\r\n')
      else reply('250 ok')
    }
    socket.setEncoding('utf8')
    socket.on('data', (text) => {
      rest += text
      const lines = rest.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(line)
    })
    reply('220 sink')
  }

  const server = createServer(serve).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    caught,
    tries: () => state.tries,
    be: (mood: Mood) => {
      state.mood = mood
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
