import { widthOf } from '../../../shared/cjk.ts'

/** In widths of a Latin letter: what fits on two rows of a phone in the usual size. */
const LONG_TITLE = 22
const LONG_LINE = 56

/** Long titles and lines are set smaller. */
export const isLongTitle = (title: string) => widthOf(title) > LONG_TITLE
export const isLongLine = (line: string) => widthOf(line) > LONG_LINE
