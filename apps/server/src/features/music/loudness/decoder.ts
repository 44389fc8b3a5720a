export interface Decoded {
  readonly channelData: readonly Float32Array[]
  readonly sampleRate: number
}

/** Decodes an audio file that arrives in parts. */
export interface Decoder {
  readonly ready: Promise<void>
  decode(bytes: Uint8Array): Decoded | Promise<Decoded>
}
