import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import type { TranscodedFormat, Wish } from './transcode.rules.ts'

/** Each takes about one processor while a listener fills the buffer. */
const MOST_AT_ONCE = 3
/** Nobody listens to one song for longer. */
const TIMEOUT_MS = 3_600_000

const CODECS = {
  mp3: { arguments: ['-c:a', 'libmp3lame', '-f', 'mp3'], type: 'audio/mpeg' },
  opus: { arguments: ['-c:a', 'libopus', '-f', 'ogg'], type: 'audio/ogg' },
  aac: { arguments: ['-c:a', 'aac', '-f', 'adts'], type: 'audio/aac' },
} as const satisfies Record<TranscodedFormat, object>

/** The file comes through a pipe: the program opens nothing by itself. */
const argumentsFor = ({ format, kiloBits }: Wish) => [
  ...['-nostdin', '-hide_banner', '-loglevel', 'quiet', '-threads', '1'],
  ...['-protocol_whitelist', 'pipe', '-i', 'pipe:0', '-map', '0:a:0', '-vn', '-sn', '-dn'],
  ...['-map_metadata', '-1', '-b:a', `${kiloBits}k`, ...CODECS[format].arguments, 'pipe:1'],
]

interface Transcoded {
  readonly type: string
  readonly stream: Readable
  /** Whether the program came to the end of the song. */
  readonly isWhole: Promise<boolean>
}

/** Makes smaller files of songs while they are sent, with the program ffmpeg. */
export const createTranscoder = (findFfmpeg: () => Promise<string | undefined>) => {
  let running = 0

  const run = async (program: string, source: Readable, wish: Wish) => {
    const child = spawn(program, argumentsFor(wish), {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    })
    running += 1
    const ended = once(child, 'close').catch((): unknown[] => [])
    void ended.then(() => {
      running -= 1
      source.destroy()
    })
    // A program that has ended reads no further.
    void pipeline(source, child.stdin).catch(() => child.kill('SIGKILL'))
    const stream = new PassThrough()
    void pipeline(child.stdout, stream).catch(() => undefined)
    // A client that leaves ends the program at once.
    void finished(stream).catch(() => child.kill('SIGKILL'))
    const isBegun = await Promise.race([
      once(stream, 'readable').then(() => stream.readableLength > 0),
      ended.then(() => false),
    ])
    const isWhole = ended.then(([code]) => code === 0)
    if (isBegun) return { type: CODECS[wish.format].type, stream, isWhole }
    stream.destroy()
    return undefined
  }

  /** Undefined: without the program, while too many others listen, or for a file that it cannot read. */
  return async (open: () => Promise<Readable | undefined>, wish: Wish) => {
    const program = running < MOST_AT_ONCE ? await findFfmpeg() : undefined
    const source = program ? await open() : undefined
    if (!program || !source) return undefined
    return run(program, source, wish) satisfies Promise<Transcoded | undefined>
  }
}

export type Transcode = ReturnType<typeof createTranscoder>
