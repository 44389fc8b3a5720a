import { memoize } from '../platform/memoize.ts'

/** Matches programs that name themselves; a missing user agent is a program too. */
const PROGRAM =
  /bot|crawl|spider|slurp|archiver|externalhit|preview|monitor|lighthouse|curl|wget|python|java\/|go-http|okhttp|axios|node|undici|feed|rss|lightmyrequest/i

export const isProgram = memoize((userAgent) => userAgent === '' || PROGRAM.test(userAgent))
