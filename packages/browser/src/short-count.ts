import type { Language } from '@lanting/contract'

interface Unit {
  readonly from: number
  readonly size: number
  readonly name: string
}

const THOUSAND: Unit = { from: 1_000, size: 1_000, name: 'k' }
/** The largest unit first. English has no word for ten thousand. */
const UNITS: Readonly<Record<Language, readonly Unit[]>> = {
  'zh-CN': [{ from: 10_000, size: 10_000, name: 'w' }, THOUSAND],
  // Less would be rounded to 1000.0k.
  en: [{ from: 999_950, size: 1_000_000, name: 'M' }, THOUSAND],
}

/** Formats 999, 1.2k and 2.3w (English: 23.5k and 1.2M): from a thousand on with one decimal. */
export const shortCount = (count: number, language: Language): string => {
  const unit = UNITS[language].find(({ from }) => count >= from)
  return unit ? `${(count / unit.size).toFixed(1)}${unit.name}` : String(count)
}
