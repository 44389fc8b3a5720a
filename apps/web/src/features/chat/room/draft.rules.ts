/** Returns the rest of a draft after a part of it was sent. */
export const withoutSent = (draft: string, sent: string): string => {
  if (draft === sent) return ''
  const before = `\n${sent}`
  return draft.endsWith(before) ? draft.slice(0, -before.length) : draft
}
