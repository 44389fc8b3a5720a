import type { PageLocation } from './router/location.ts'

/** Returns the comment that the address of a page names: 12 in `#comment-12`. */
export const linkedCommentIn = ({ hash }: Pick<PageLocation, 'hash'>): number | undefined =>
  Number(/^#comment-([1-9]\d{0,9})$/.exec(hash)?.[1]) || undefined
