/** Words such as `large serif`, as plain text, because a script reads them before the first paint. */
const COMFORT_KEY = 'readingComfort'

/** Runs before the first paint. The style sheet of the article reads the attribute. */
export const COMFORT_SCRIPT = `try{const r=localStorage.getItem('${COMFORT_KEY}');if(r)document.documentElement.dataset.reading=r}catch{}`

export const currentComfort = (): string => document.documentElement.dataset.reading ?? ''

export const storeComfort = (words: string): void => {
  document.documentElement.dataset.reading = words
  try {
    localStorage.setItem(COMFORT_KEY, words)
  } catch (error) {
    console.info('The choice cannot be remembered here.', error)
  }
}
