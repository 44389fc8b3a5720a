import type { Language } from '@lanting/contract'

/** Returns the first language of a browser that the admin speaks, or English. */
export const languageOf = (preferred: readonly string[]): Language => {
  const known = preferred.find((tag) => /^(?:zh|en)\b/i.test(tag))
  return known && /^zh/i.test(known) ? 'zh-CN' : 'en'
}
