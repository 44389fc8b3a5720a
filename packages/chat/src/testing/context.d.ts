import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the full number of runs is wanted. */
    long: boolean
  }
}
