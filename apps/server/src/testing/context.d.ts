import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The form of platform and database in this run. */
    form: 'small' | 'large'
    /** The folder of the SQLite templates, see `migrated-database.ts`. */
    templates: string
    postgresUrl: string
    redisUrl: string
    /** The address of a bucket, like FILES_URL. */
    s3Url: string
    /** The data of a site after its first start with the demo content. */
    openedSite: string
    /** Whether this is the long run with full counts. */
    long: boolean
  }
}
