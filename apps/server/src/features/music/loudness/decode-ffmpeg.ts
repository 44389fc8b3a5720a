import { spawn } from 'node:child_process'
import { createWavDecoder } from './decode-wav.ts'
import type { DecodeFile } from './decoder.ts'

/** Less than the time that the whole process has for a song. */
const TIMEOUT_MS = 500_000

/** A file may be a playlist in disguise: only formats of songs are read, and only from disk. */
const FORMATS = 'mov,aac,matroska,ogg,mp3,flac,wav'

/** `file:` makes every name safe: those with a dash, a colon or a percent sign too. */
const argumentsFor = (path: string) => [
  ...['-nostdin', '-hide_banner', '-loglevel', 'quiet', '-threads', '1'],
  ...['-protocol_whitelist', 'file,pipe', '-format_whitelist', FORMATS],
  ...['-vn', '-sn', '-dn', '-i', `file:${path}`],
  ...['-map', '0:a:0', '-c:a', 'pcm_f32le', '-f', 'wav', 'pipe:1'],
]

/** Decodes with the program ffmpeg, for formats that have no free decoder of their own. */
export const createFfmpegDecoder = (program: string): DecodeFile =>
  async function* (path) {
    const child = spawn(program, argumentsFor(path), {
      env: {},
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    })
    const ended = new Promise<number | null>((resolve) => {
      child.once('error', () => resolve(null)).once('exit', resolve)
    })
    const wav = createWavDecoder()
    try {
      for await (const bytes of child.stdout) yield wav.decode(bytes)
      if ((await ended) !== 0) throw new Error('ffmpeg has not decoded the file')
    } finally {
      child.kill('SIGKILL')
    }
  }
