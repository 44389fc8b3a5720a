/** An ID3v2.3 tag, the version that every player reads. Texts are UTF-16 with a byte order mark. */
interface Tag {
  readonly texts: Readonly<Record<string, string>>
  /** A JPEG. */
  readonly cover: Buffer
}

const UTF_16 = 1
const LATIN_1 = 0
const FRONT_COVER = 3
const ORDER_MARK = '\ufeff'

const frame = (id: string, body: Buffer) => {
  const head = Buffer.alloc(10)
  head.write(id, 'latin1')
  head.writeUInt32BE(body.length, 4)
  return Buffer.concat([head, body])
}

const textFrame = (id: string, text: string) =>
  frame(id, Buffer.concat([Buffer.of(UTF_16), Buffer.from(`${ORDER_MARK}${text}`, 'utf16le')]))

const pictureFrame = (jpeg: Buffer) =>
  frame(
    'APIC',
    Buffer.concat([
      Buffer.of(LATIN_1),
      Buffer.from('image/jpeg\0', 'latin1'),
      Buffer.of(FRONT_COVER, 0),
      jpeg,
    ]),
  )

/** Sizes of the whole tag have seven bits a byte. */
const sevenBits = (size: number) =>
  Buffer.of((size >> 21) & 0x7f, (size >> 14) & 0x7f, (size >> 7) & 0x7f, size & 0x7f)

export const id3 = ({ texts, cover }: Tag): Buffer => {
  const frames = Object.entries(texts).map(([id, text]) => textFrame(id, text))
  const body = Buffer.concat([...frames, pictureFrame(cover)])
  return Buffer.concat([Buffer.from('ID3\x03\0\0', 'latin1'), sevenBits(body.length), body])
}
