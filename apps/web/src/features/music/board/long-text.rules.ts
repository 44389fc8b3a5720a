/** Chinese, Japanese and Korean characters with their punctuation, and emoji. */
const WIDE = /[\u2e80-\uffff]/g
/** In widths of a Latin letter: what fits on two rows of a phone in the usual size. */
const LONG_TITLE = 22
const LONG_LINE = 56

/** A Chinese character is as wide as two letters. */
const widthOf = (text: string) => text.replace(WIDE, 'xx').length

/** Long titles and lines are set smaller. */
export const isLongTitle = (title: string) => widthOf(title) > LONG_TITLE
export const isLongLine = (line: string) => widthOf(line) > LONG_LINE
