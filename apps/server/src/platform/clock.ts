/** Milliseconds since 1970, as `Date.now` counts them. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()

/** Counts on evenly when the clock of the machine is set: for limits, whose times nobody stores. */
export const steadyClock: Clock = () => Math.floor(performance.timeOrigin + performance.now())

/** Redis rejects fractions and zero, so every form does. */
export const assertWhole = (name: string, value: number) => {
  if (Number.isSafeInteger(value) && value > 0) return
  throw new RangeError(`${name} must be a whole number above zero, not ${value}`)
}
