/** What is left of a draft when a part of it, or all, has been sent: what somebody has begun before stays. */
export const withoutSent = (draft: string, sent: string): string => {
  if (draft === sent) return ''
  const before = `\n${sent}`
  return draft.endsWith(before) ? draft.slice(0, -before.length) : draft
}
