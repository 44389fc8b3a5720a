/** Returns the smallest of the offered amounts that covers a value; the largest if none does. */
export const nearestChoice = (amounts: readonly number[], value: number): number =>
  amounts.find((amount) => amount >= value) ?? amounts.at(-1) ?? 0
