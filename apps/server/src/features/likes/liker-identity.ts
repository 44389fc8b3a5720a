import type { Identity } from '../../http/caller.ts'
import type { Caller } from '../../http/serve-endpoint.ts'
import type { DayVisitor } from './day-likes.store.ts'
import type { Liker } from './likes.store.ts'
import { createVisitor, isCreatedOn, readVisitor, VISITOR_COOKIE } from './visitor-cookie.ts'

const YEAR_S = 365 * 86_400

export type AnyCaller = Pick<
  Caller<Identity | undefined>,
  'identity' | 'cookies' | 'ip' | 'device' | 'isInner'
>

export interface LikerNeeds {
  readonly secret: string
  readonly https: boolean
  /** Returns the identity of a browser for today; undefined when the day has just ended. */
  readonly dayVisitor: (by: Pick<AnyCaller, 'ip' | 'device'>) => Promise<DayVisitor | undefined>
}

/**
 * Identifies the caller as a liker: a user by id, a visitor by the signed id in the cookie. Without a
 * cookie, or with a cookie of today, the browser is also identified by its hash of the day.
 */
export const createLikerIdentity = ({ secret, https, dayVisitor }: LikerNeeds) => {
  const findLiker = async (caller: AnyCaller): Promise<Liker> => {
    const { identity, cookies } = caller
    if (identity) return { user_id: identity.id }
    const visitor = readVisitor(cookies.get(VISITOR_COOKIE), secret)
    // A rendered page is the same for every visitor.
    if (caller.isInner) return { visitor, today: undefined, isByDay: false }
    const today = await dayVisitor(caller)
    const isByDay =
      visitor === undefined || (today !== undefined && isCreatedOn(visitor, today.day))
    return { visitor, today, isByDay }
  }

  return {
    findLiker,
    /** A visitor who has no name yet gets one with the first like. */
    ensureLiker: async (caller: AnyCaller) => {
      const liker = await findLiker(caller)
      if ('user_id' in liker) return liker
      if (liker.visitor !== undefined) return { ...liker, visitor: liker.visitor }
      const { id, cookie } = createVisitor(secret, liker.today?.day)
      const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const
      caller.cookies.set(VISITOR_COOKIE, cookie, { ...options, maxAge: YEAR_S })
      return { ...liker, visitor: id }
    },
  }
}
