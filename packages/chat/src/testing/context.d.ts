import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether full counts are wanted. */
    long: boolean
  }
}
