import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Which forms of the platform and the database this run is about. */
    form: 'small' | 'large'
    postgresUrl: string
    redisUrl: string
    /** Whether full counts are wanted. */
    long: boolean
  }
}
