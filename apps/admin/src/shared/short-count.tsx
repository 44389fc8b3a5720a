import { shortCount } from '@lanting/browser'
import { useLanguage } from './language.ts'

/** A shortened count, as on the site. */
export const ShortCount = ({ count }: { count: number }) => shortCount(count, useLanguage())
