/** Letters of scripts that put blanks between words; a search may begin inside any other text. */
export const WORD_CHARACTER = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}]`

/** Text as it is shown: one line, composed characters, nothing that a database would refuse. */
export const readable = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** Everything but the characters, most of all texts, that are their own fold. */
const MAY_CHANGE = /[^\x20-\x40\x5b-\x7e\u3001\u3002\u3041-\u30fe\u4e00-\u9fff]/gu

const foldCharacter = (character: string): string => {
  const plain = character.normalize('NFKC')
  // By way of the capital, because some have two small letters: Greek writes one at a word's end.
  const folds = [plain.toUpperCase().toLowerCase(), plain.toLowerCase(), character.toLowerCase()]
  return folds.find((normalized) => normalized.length === character.length) ?? character
}

/**
 * Readable text as it is compared: without case, and without the width of full-width forms. Each
 * character keeps its place and length, so that a place in the fold is the same place in the text.
 */
export const fold = (text: string): string => text.replace(MAY_CHANGE, foldCharacter)
