import { readingTime } from '@lanting/contract'
import { plainText } from './plain-text.ts'

/** Returns the minutes that rendered text takes to read, at least one. */
export const minutesOf = (html: string): number => readingTime(plainText(html, ' ')).minutes
