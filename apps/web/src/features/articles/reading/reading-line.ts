/** The reader's eyes are a little below the header. */
export const READING_LINE_PX = 96
