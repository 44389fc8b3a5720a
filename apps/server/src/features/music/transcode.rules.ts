export type TranscodedFormat = 'mp3' | 'opus' | 'aac'

/** The form that a listener wants instead of the file. */
export interface Wish {
  readonly format: TranscodedFormat
  readonly kiloBits: number
}

interface Asked {
  readonly format: string | undefined
  /** In kilobits for a second; 0: any. */
  readonly maxBitRate: number
}

interface Song {
  readonly suffix: string
  /** 0: not known. */
  readonly bitRate: number
}

const KILO_BITS = { min: 32, max: 320 }
const USUAL: TranscodedFormat = 'mp3'
const USUAL_KILO_BITS: Readonly<Record<TranscodedFormat, number>> = {
  mp3: 192,
  opus: 128,
  aac: 160,
}

const isKnown = (format: string | undefined): format is TranscodedFormat =>
  format !== undefined && Object.hasOwn(USUAL_KILO_BITS, format)

/** Returns what to make of a song; undefined if its file is what is asked for. */
export const wishOf = ({ format, maxBitRate }: Asked, song: Song): Wish | undefined => {
  if (format === 'raw') return undefined
  const isSmallEnough = maxBitRate <= 0 || (song.bitRate > 0 && song.bitRate <= maxBitRate)
  const wanted = isKnown(format) ? format : undefined
  if (isSmallEnough && (!wanted || wanted === song.suffix)) return undefined
  const chosen = wanted ?? USUAL
  const most = maxBitRate > 0 ? maxBitRate : USUAL_KILO_BITS[chosen]
  return { format: chosen, kiloBits: Math.min(KILO_BITS.max, Math.max(KILO_BITS.min, most)) }
}
