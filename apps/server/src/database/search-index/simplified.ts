/// <reference path="./opencc-js.d.ts" />
import TRADITIONAL_TO_SIMPLIFIED from 'opencc-js/dict/TSCharacters'

/** Traditional characters by the most common of their simplified forms. */
export const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  TRADITIONAL_TO_SIMPLIFIED.split('|').map((pair) => {
    const [traditional = '', simplified = ''] = pair.split(' ')
    return [traditional, simplified]
  }),
)
