const MAGIC = 'OpusHead'
/** The gain of the head is in steps of 1/256 dB. */
const GAIN_STEPS = 256
const CHANNELS_MAX = 8
const SILENT_CHANNEL = 255

interface Layout {
  readonly channels: number
  readonly streamCount: number
  readonly coupledStreamCount: number
  readonly channelMappingTable: number[]
}

export interface OpusHead {
  readonly layout: Layout
  /** Samples before the sound begins. */
  readonly preSkip: number
  /** Players multiply the samples by it. */
  readonly gain: number
}

export const isOpusHead = (packet: Buffer) => packet.toString('latin1', 0, MAGIC.length) === MAGIC

const isValid = ({ channels, channelMappingTable: table, ...layout }: Layout) => {
  const decoded = layout.streamCount + layout.coupledStreamCount
  return (
    layout.streamCount > 0 &&
    layout.coupledStreamCount <= layout.streamCount &&
    table.length === channels &&
    table.every((channel) => channel < decoded || channel === SILENT_CHANNEL)
  )
}

const layoutOf = (packet: Buffer): Layout | undefined => {
  const channels = packet.readUInt8(9)
  const family = packet.readUInt8(18)
  const isStereo = channels === 2
  if (family === 0 && (channels === 1 || isStereo)) {
    const channelMappingTable = isStereo ? [0, 1] : [0]
    return { channels, streamCount: 1, coupledStreamCount: channels - 1, channelMappingTable }
  }
  if (family !== 1 || channels === 0 || channels > CHANNELS_MAX) return undefined
  const layout = {
    channels,
    streamCount: packet.readUInt8(19),
    coupledStreamCount: packet.readUInt8(20),
    channelMappingTable: [...packet.subarray(21, 21 + channels)],
  }
  return isValid(layout) ? layout : undefined
}

/** Reads the first packet of an Opus stream (RFC 7845): mono, stereo and surround. */
export const parseOpusHead = (packet: Buffer): OpusHead => {
  const layout = layoutOf(packet)
  if (!layout) throw new Error('channels of an Opus file are unknown')
  const gain = 10 ** (packet.readInt16LE(16) / GAIN_STEPS / 20)
  return { layout, gain, preSkip: packet.readUInt16LE(10) }
}
