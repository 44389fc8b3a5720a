import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Which forms of the platform and the database this run is about. */
    form: 'small' | 'large'
    /** Where the small form has its templates, see `migrated.ts`. */
    templates: string
    postgresUrl: string
    redisUrl: string
    /** The data of a site that was opened once, with the demo content. */
    openedSite: string
    /** Whether full counts are wanted. */
    long: boolean
  }
}
