const cutToOneDecimal = (value: number) => Math.floor(value * 10) / 10

/** Formats 999, 1k, 1.2k and 2.3w: one decimal at most, never rounded up. */
export const shortCount = (count: number): string => {
  if (count >= 10_000) return `${cutToOneDecimal(count / 10_000)}w`
  if (count >= 1_000) return `${cutToOneDecimal(count / 1_000)}k`
  return String(count)
}
