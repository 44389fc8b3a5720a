import type { Page } from 'playwright-core'

const encode = (text: string) => btoa(encodeURIComponent(text))

/** Returns key and value as `encodedStorage` of `@lanting/browser` writes them. */
export const storedEntry = (name: string, value: unknown): [key: string, value: string] => [
  encode(name),
  encode(JSON.stringify(value)),
]

/** Reads what the site has stored under a name; null without a value. */
export const readStored = async (page: Page, name: string): Promise<unknown> => {
  const stored = await page.evaluate((key) => localStorage.getItem(key), encode(name))
  return stored === null ? null : JSON.parse(decodeURIComponent(atob(stored)))
}
