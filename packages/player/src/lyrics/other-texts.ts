const LATIN = /\p{Script=Latin}/u
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

const isLatin = (text: string) => LATIN.test(text) && !OTHER_SCRIPT.test(text)

interface OtherTexts {
  readonly translation: string
  readonly romanisation?: string
}

/**
 * [MUSIC-32] Other texts at the time of a line are its translation. [MUSIC-52] Of two or more beside
 * a line that is not Latin, the only Latin one is how it is read.
 */
export const otherTexts = (text: string, found: readonly string[], read = ''): OtherTexts => {
  const others = [...new Set(found)].filter((other) => other !== '' && other !== text)
  const latin = others.length > 1 && OTHER_SCRIPT.test(text) ? others.filter(isLatin) : []
  const romanisation = read || (latin.length === 1 ? latin[0] : undefined)
  const translation = others.filter((other) => other !== romanisation).join(' / ')
  return { translation, ...(romanisation && { romanisation }) }
}
