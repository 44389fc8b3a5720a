import type { Identity } from '../../http/caller.ts'
import type { Caller } from '../../http/serve-endpoint.ts'
import type { Liker } from './likes.store.ts'
import { drawVisitor, VISITOR_COOKIE, visitorOf } from './visitors.ts'

const YEAR_S = 365 * 86_400

export type AnyCaller = Pick<Caller<Identity | undefined>, 'identity' | 'cookies'>

/** Who calls, as one who likes: a user, or a visitor by the signed name in their cookie. */
export const likers = ({ secret, https }: { readonly secret: string; readonly https: boolean }) => {
  const known = ({ identity, cookies }: AnyCaller): Liker | undefined => {
    if (identity) return { user_id: identity.id }
    const visitor = visitorOf(cookies.get(VISITOR_COOKIE), secret)
    return visitor === undefined ? undefined : { visitor }
  }
  return {
    known,
    /** A visitor who has no name yet gets one with the first like. */
    introduced: (caller: AnyCaller): Liker => {
      const liker = known(caller)
      if (liker) return liker
      const { id, cookie } = drawVisitor(secret)
      const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const
      caller.cookies.set(VISITOR_COOKIE, cookie, { ...options, maxAge: YEAR_S })
      return { visitor: id }
    },
  }
}

export type Likers = ReturnType<typeof likers>
