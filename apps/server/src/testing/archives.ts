import { deflateRawSync } from 'node:zlib'
import { writeZip } from '../features/transfer/archive/write-zip.ts'

/** Returns an archive with these files. */
export const zipOf = async (files: Record<string, string | Uint8Array>): Promise<Buffer> => {
  const entries = async function* () {
    for (const [path, content] of Object.entries(files)) {
      yield { path, content: Buffer.from(content as string), modifiedAt: 0, pack: true }
    }
  }
  const chunks: Buffer[] = []
  for await (const chunk of writeZip(entries())) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** A zip bomb: a megabyte of zeros for every kilobyte of the file. */
export const zipBomb = async (realBytes: number, saidBytes: number): Promise<Buffer> => {
  const honest = await zipOf({ 'bomb.md': Buffer.alloc(realBytes) })
  const packed = deflateRawSync(Buffer.alloc(realBytes)).length
  const lying = Buffer.from(honest)
  for (let at = 0; at + 4 <= lying.length; at += 1) {
    const isLocal = lying.readUInt32LE(at) === 0x04034b50
    const isEntry = lying.readUInt32LE(at) === 0x02014b50
    if (isLocal) lying.writeUInt32LE(saidBytes, at + 22)
    if (isEntry) lying.writeUInt32LE(saidBytes, at + 24)
    if (isLocal) at += packed
  }
  return lying
}
