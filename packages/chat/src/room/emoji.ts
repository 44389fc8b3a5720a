/** Enough for the longest sequence: a family of four with its joiners. */
const LENGTH_MAX = 32

/** One emoji as keyboards send it, for example with a skin tone. Browsers never run this. */
const EMOJI = () => /^\p{RGI_Emoji}$/v

/** Whether a value is exactly one emoji. */
export const isEmoji = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LENGTH_MAX && EMOJI().test(value)
