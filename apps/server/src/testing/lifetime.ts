import { afterAll, beforeAll, onTestFinished } from 'vitest'

type Close = () => unknown

/** The clean-up of the file that is being prepared; undefined while a test runs. */
let ofFile: Close[] | undefined

/** Called at the end of the test, or of the file when `onceAFile` opens. */
export const atEnd = (close: Close): void => {
  if (ofFile) ofFile.push(close)
  else onTestFinished(async () => void (await close()))
}

/** Opens something before the first test of the file, and closes it behind the last. */
export const onceAFile = <T>(open: () => Promise<T>): (() => T) => {
  let opened: { readonly value: T } | undefined
  const closing: Close[] = []
  beforeAll(async () => {
    ofFile = closing
    try {
      opened = { value: await open() }
    } finally {
      ofFile = undefined
    }
  })
  afterAll(async () => {
    opened = undefined
    for (const close of closing.splice(0).reverse()) await close()
  })
  return () => {
    if (!opened) throw new Error('The site of the file is open only while its tests run.')
    return opened.value
  }
}
