const SIZE = 2_048

/** One period of a tone with these overtones, with its first sample repeated at the end. */
export const waveTable = (gains: readonly number[]): Float32Array => {
  const table = new Float32Array(SIZE + 1)
  for (const [index, gain] of gains.entries()) {
    for (let place = 0; place <= SIZE; place++) {
      const angle = (2 * Math.PI * (index + 1) * place) / SIZE
      table[place] = (table[place] ?? 0) + gain * Math.sin(angle)
    }
  }
  return table
}

/** Returns the tone at a phase between 0 and 1. */
export const readTable = (table: Float32Array, phase: number): number => {
  const place = phase * SIZE
  const index = Math.floor(place)
  const from = table[index] ?? 0
  return from + ((table[index + 1] ?? 0) - from) * (place - index)
}
