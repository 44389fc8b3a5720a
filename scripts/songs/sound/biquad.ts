/** Second-order filters; coefficients after R. Bristow-Johnson's cookbook. */
interface Biquad {
  readonly b: readonly [number, number, number]
  readonly a: readonly [number, number]
}

const normalised = (b: readonly number[], a: readonly number[]): Biquad => {
  const [b0 = 0, b1 = 0, b2 = 0] = b
  const [a0 = 1, a1 = 0, a2 = 0] = a
  return { b: [b0 / a0, b1 / a0, b2 / a0], a: [a1 / a0, a2 / a0] }
}

const angleOf = (hertz: number, q: number, rate: number) => {
  const omega = (2 * Math.PI * hertz) / rate
  return { cosine: Math.cos(omega), alpha: Math.sin(omega) / (2 * q) }
}

export const highPass = (hertz: number, q: number, rate: number): Biquad => {
  const { cosine, alpha } = angleOf(hertz, q, rate)
  const edge = (1 + cosine) / 2
  return normalised([edge, -2 * edge, edge], [1 + alpha, -2 * cosine, 1 - alpha])
}

export const lowPass = (hertz: number, q: number, rate: number): Biquad => {
  const { cosine, alpha } = angleOf(hertz, q, rate)
  const edge = (1 - cosine) / 2
  return normalised([edge, 2 * edge, edge], [1 + alpha, -2 * cosine, 1 - alpha])
}

export const bandPass = (hertz: number, q: number, rate: number): Biquad => {
  const { cosine, alpha } = angleOf(hertz, q, rate)
  return normalised([alpha, 0, -alpha], [1 + alpha, -2 * cosine, 1 - alpha])
}

/** Raises or lowers a band around a frequency. */
export const peak = (hertz: number, q: number, decibels: number, rate: number): Biquad => {
  const { cosine, alpha } = angleOf(hertz, q, rate)
  const root = 10 ** (decibels / 40)
  return normalised(
    [1 + alpha * root, -2 * cosine, 1 - alpha * root],
    [1 + alpha / root, -2 * cosine, 1 - alpha / root],
  )
}

/** Filters in place. */
export const filter = (samples: Float32Array, { b: [b0, b1, b2], a: [a1, a2] }: Biquad) => {
  let z1 = 0
  let z2 = 0
  for (let index = 0; index < samples.length; index++) {
    const x = samples[index] ?? 0
    const y = b0 * x + z1
    z1 = b1 * x - a1 * y + z2
    z2 = b2 * x - a2 * y
    samples[index] = y
  }
}
