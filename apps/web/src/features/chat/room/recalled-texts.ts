import type { Recalled } from '@lanting/chat'
import { type KeptText, keptTexts, readTexts } from './recalled-texts.rules.ts'

export { withKeptTexts } from './recalled-texts.rules.ts'

const NAME = 'chat-recalled'

/** Returns the texts that this window keeps. */
export const readKept = (): readonly KeptText[] => {
  try {
    return readTexts(JSON.parse(sessionStorage.getItem(NAME) ?? '[]'), Date.now())
  } catch {
    // Without a storage the texts last as long as the page.
    return []
  }
}

/** Keeps the texts that their writer has recalled. */
export const keep = (recalled: readonly Recalled[], me: number | undefined): void => {
  try {
    const kept = keptTexts(readKept(), recalled, { me, now: Date.now() })
    if (kept.length > 0) sessionStorage.setItem(NAME, JSON.stringify(kept))
  } catch (error) {
    console.info('Recalled texts are not kept:', error)
  }
}

export const forget = (): void => sessionStorage.removeItem(NAME)
