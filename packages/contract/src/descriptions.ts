import { LENGTH } from './limits.ts'

/** What stands for a text elsewhere: how it begins, in one line. */
export const descriptionOf = (text: string): string =>
  Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, LENGTH.articleDescription).join('')
