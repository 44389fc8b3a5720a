export interface Decoded {
  readonly channelData: readonly Float32Array[]
  readonly sampleRate: number
  /** How much each channel counts; without it, the channels have the order of WAV and FLAC. */
  readonly weights?: readonly number[]
}

/** Decodes an audio file that arrives in parts. */
export interface Decoder {
  readonly ready: Promise<void>
  decode(bytes: Uint8Array): Decoded | Promise<Decoded>
}

/** Decodes an audio file, part by part. */
export type DecodeFile = (path: string) => AsyncIterable<Decoded>
