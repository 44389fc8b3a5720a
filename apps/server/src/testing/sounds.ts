/** Song files, made byte by byte. */

interface Tags {
  readonly title?: string
  readonly artist?: string
  readonly album?: string
  readonly cover?: Buffer
  readonly track?: string
  readonly disc?: string
  readonly albumArtist?: string
  readonly year?: string
  readonly genre?: string
  /** As ReplayGain writes it: `-6.50 dB`. */
  readonly gain?: string
  readonly lyric?: string
  /** Lines with their times in milliseconds. */
  readonly timedLyric?: readonly (readonly [ms: number, text: string])[]
}

const frame = (id: string, content: Buffer) => {
  const head = Buffer.alloc(10)
  head.write(id, 0, 'latin1')
  head.writeUInt32BE(content.length, 4)
  return Buffer.concat([head, content])
}

/** UTF-16 with a byte order mark, as ID3v2.3 writes non-Latin text. */
const words = (text: string) =>
  Buffer.concat([Buffer.from([1, 0xff, 0xfe]), Buffer.from(text, 'utf16le')])

const picture = (cover: Buffer) =>
  Buffer.concat([Buffer.from('\0image/jpeg\0\x03\0', 'latin1'), cover])

const unsynced = (text: string) =>
  Buffer.concat([
    Buffer.from('\x01chi\xff\xfe\0\0\xff\xfe', 'latin1'),
    Buffer.from(text, 'utf16le'),
  ])

const synced = (lines: NonNullable<Tags['timedLyric']>) =>
  Buffer.concat([
    Buffer.from('\x01chi\x02\x01\xff\xfe\0\0', 'latin1'),
    ...lines.map(([ms, text]) => {
      const at = Buffer.alloc(4)
      at.writeUInt32BE(ms)
      return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`${text}\0`, 'utf16le'), at])
    }),
  ])

const sevenBits = (size: number) =>
  Buffer.from([21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f))

const described = (name: string, text: string) => Buffer.from(`\0${name}\0${text}`, 'latin1')

const textFrames = (tags: Tags) => {
  const texts = [
    ['TIT2', tags.title],
    ['TPE1', tags.artist],
    ['TPE2', tags.albumArtist],
    ['TALB', tags.album],
    ['TRCK', tags.track],
    ['TPOS', tags.disc],
    ['TYER', tags.year],
    ['TCON', tags.genre],
  ] as const
  return texts.flatMap(([id, text]) => (text ? [frame(id, words(text))] : []))
}

const id3 = ({ cover, lyric, timedLyric, gain, ...tags }: Tags) => {
  const frames = Buffer.concat([
    ...textFrames(tags),
    ...(cover ? [frame('APIC', picture(cover))] : []),
    ...(gain ? [frame('TXXX', described('REPLAYGAIN_TRACK_GAIN', gain))] : []),
    ...(lyric ? [frame('USLT', unsynced(lyric))] : []),
    ...(timedLyric ? [frame('SYLT', synced(timedLyric))] : []),
  ])
  return Buffer.concat([Buffer.from('ID3\x03\0\0', 'latin1'), sevenBits(frames.length), frames])
}

/** 26 ms of silence: MPEG 1, layer 3, 128 kbit/s, 44.1 kHz. */
const SILENCE = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)])

export const mp3 = (tags: Tags = {}, frames = 8): Buffer =>
  Buffer.concat([id3(tags), ...Array.from({ length: frames }, () => SILENCE)])

/** Silence without tags, a byte a sample. */
export const wav = (rateHz = 8_000, seconds = 1): Buffer => {
  const data = Buffer.alloc(rateHz * seconds)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rateHz, 24)
  head.writeUInt32LE(rateHz, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}

interface OldTags {
  readonly title?: Buffer
  readonly artist?: Buffer
  readonly album?: Buffer
  readonly lyric?: Buffer
}

/** ID3v2.3 whose texts are declared as Latin-1, whatever their bytes are. */
export const oldMp3 = ({ title, artist, album, lyric }: OldTags, frames = 8): Buffer => {
  const latin = [
    ['TIT2', title],
    ['TPE1', artist],
    ['TALB', album],
  ] as const
  const all = latin.flatMap(([id, text]) =>
    text ? [frame(id, Buffer.concat([Buffer.from([0]), text]))] : [],
  )
  if (lyric) all.push(frame('USLT', Buffer.concat([Buffer.from('\0chi\0', 'latin1'), lyric])))
  const content = Buffer.concat(all)
  return Buffer.concat([
    Buffer.from('ID3\x03\0\0', 'latin1'),
    sevenBits(content.length),
    content,
    ...Array.from({ length: frames }, () => SILENCE),
  ])
}

/** ID3v1: 30 bytes for each name, cut wherever they end. */
export const firstMp3 = ({ title, artist, album }: OldTags, frames = 8): Buffer => {
  const tag = Buffer.alloc(128)
  tag.write('TAG', 0, 'latin1')
  for (const [place, name] of [title, artist, album].entries()) {
    name?.copy(tag, 3 + place * 30, 0, 30)
  }
  return Buffer.concat([...Array.from({ length: frames }, () => SILENCE), tag])
}
