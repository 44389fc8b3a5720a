import { readingTools as english } from './en/reading-tools.ts'
import type { InBothLanguages } from './in-both-languages.ts'
import { readingTools as chinese } from './zh-CN/reading-tools.ts'

export type ReadingToolsCopy = typeof chinese

/** Separate from the copy that every page loads. It comes with the tools of an article. */
export const readingToolsCopy: InBothLanguages<ReadingToolsCopy> = {
  'zh-CN': chinese,
  en: english,
}
