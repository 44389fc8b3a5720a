import { memoize } from '../platform/memoize.ts'

/** Programs that say what they are; a missing name is one too. */
const PROGRAM =
  /bot|crawl|spider|slurp|archiver|externalhit|preview|monitor|lighthouse|curl|wget|python|java\/|go-http|okhttp|axios|node|undici|feed|rss|lightmyrequest/i

export const isProgram = memoize((userAgent) => userAgent === '' || PROGRAM.test(userAgent))
