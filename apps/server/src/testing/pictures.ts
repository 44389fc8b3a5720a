import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Pictures of ordinary users and of attackers. */

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 120, b: 90 } } })

export const jpeg = (width: number, height: number): Promise<Buffer> =>
  blank(width, height).jpeg().toBuffer()

const EXIF = {
  IFD0: { Make: 'a-rare-camera' },
  IFD3: { GPSLatitude: '30/1 0/1 0/1', GPSLatitudeRef: 'N' },
}

/** Rotated, with the location where it was taken. */
export const jpegFromPhone = (width: number, height: number): Promise<Buffer> =>
  blank(width, height).withMetadata({ orientation: 6, exif: EXIF }).jpeg().toBuffer()

export const seeThroughPng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } } })
    .png()
    .toBuffer()

/** A square that changes from frame to frame. */
export const movingGif = async (size: number, frames: number): Promise<Buffer> => {
  const pixels = Buffer.alloc(size * size * frames * 3)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 7 + Math.floor(at / 997)) % 251
  return sharp(pixels, {
    raw: { width: size, height: size * frames, channels: 3, pageHeight: size },
  })
    .gif({ loop: 0 })
    .toBuffer()
}

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  const sum = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A small file with an enormous size in its header. The pixels compress to almost nothing. */
export const pngBomb = (width: number, height: number, rows = 100): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((width * 3 + 1) * rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A small animation with a large canvas and many frames of one pixel. */
export const gifBomb = (size: number, frames: number, frameSize = 1): Buffer => {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  head.writeUInt16LE(size, 6)
  head.writeUInt16LE(size, 8)
  const place = Buffer.from(',\0\0\0\0\0\0\0\0\0', 'latin1')
  place.writeUInt16LE(frameSize, 5)
  place.writeUInt16LE(frameSize, 7)
  const frame = Buffer.concat([
    Buffer.from('!\xf9\x04\0\x01\0\0\0', 'latin1'),
    place,
    Buffer.from('\x02\x02D\x01\0', 'latin1'),
  ])
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')])
}

export const SVG_WITH_SCRIPT = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
)
export const HTML = Buffer.from('<!doctype html><script>alert(document.cookie)</script>')
