import { createReadStream } from 'node:fs'
import { OpusDecoder } from 'opus-decoder'
import { vorbisWeightsOf } from './channel-weights.rules.ts'
import type { Decoded } from './decoder.ts'
import { createOggReader, createPacketReader, type OggPage } from './ogg-pages.ts'
import { isOpusHead, type OpusHead, parseOpusHead } from './opus-head.rules.ts'

/** Packets before the sound: the head and the tags. */
const HEAD_PACKETS = 2

const amplify = (samples: Float32Array, gain: number) =>
  gain === 1 ? samples : samples.map((sample) => sample * gain)

const openStream = async (serial: number, { layout, preSkip, gain }: OpusHead) => {
  const decoder = new OpusDecoder({ ...layout, preSkip })
  await decoder.ready
  const packetsOf = createPacketReader()
  const weights = vorbisWeightsOf(layout.channels)
  let count = 0
  return {
    serial,
    hasSound: () => count > HEAD_PACKETS,
    decode: (page: OggPage): Decoded => {
      const packets = packetsOf(page)
      const sound = packets.slice(Math.max(0, HEAD_PACKETS - count))
      count += packets.length
      const { channelData, sampleRate } = decoder.decodeFrames(sound)
      return { channelData: channelData.map((part) => amplify(part, gain)), sampleRate, weights }
    },
    close: () => decoder.free(),
  }
}

/** Decodes the Opus streams of an Ogg file: one, or several after each other. */
export async function* decodeOpus(path: string): AsyncGenerator<Decoded> {
  const pagesOf = createOggReader()
  let stream: Awaited<ReturnType<typeof openStream>> | undefined
  for await (const bytes of createReadStream(path)) {
    for (const page of pagesOf(bytes)) {
      const head = page.packets[0]
      // Of streams that sound at the same time, the first is heard.
      const isNext = page.isFirst && (!stream || stream.hasSound())
      if (isNext && head && isOpusHead(head)) {
        stream?.close()
        stream = await openStream(page.serial, parseOpusHead(head))
      }
      if (page.serial === stream?.serial) yield stream.decode(page)
    }
  }
}
