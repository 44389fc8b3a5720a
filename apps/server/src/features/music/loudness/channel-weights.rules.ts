/** Channels behind the listener count more; the low frequency channel does not count. */
const BEHIND = 1.41
const LOW = 0

/** By the number of channels, in the order of WAV and FLAC: left, right, centre, low, behind. */
const WEIGHTS: Readonly<Record<number, readonly number[]>> = {
  4: [1, 1, BEHIND, BEHIND],
  5: [1, 1, 1, BEHIND, BEHIND],
  6: [1, 1, 1, LOW, BEHIND, BEHIND],
  7: [1, 1, 1, LOW, BEHIND, BEHIND, BEHIND],
  8: [1, 1, 1, LOW, BEHIND, BEHIND, BEHIND, BEHIND],
}

/** In the order of Vorbis, which Opus shares: left, centre, right, behind, low. */
const VORBIS_WEIGHTS: Readonly<Record<number, readonly number[]>> = {
  4: [1, 1, BEHIND, BEHIND],
  5: [1, 1, 1, BEHIND, BEHIND],
  6: [1, 1, 1, BEHIND, BEHIND, LOW],
  7: [1, 1, 1, BEHIND, BEHIND, BEHIND, LOW],
  8: [1, 1, 1, BEHIND, BEHIND, BEHIND, BEHIND, LOW],
}

const equal = (channels: number) => Array.from({ length: channels }, () => 1)

export const weightsOf = (channels: number) => WEIGHTS[channels] ?? equal(channels)
export const vorbisWeightsOf = (channels: number) => VORBIS_WEIGHTS[channels] ?? equal(channels)
