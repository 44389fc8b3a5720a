/** The longest name that a mention can contain. */
const NAME_MAX = 40
/** More users in one message are not notified. */
const MENTIONS_MAX = 10

/** An `@` that is not part of an e-mail address. */
const MENTION = /(?<![\w.+-])@(?=\S)/g

/** Returns the possible names behind each `@`: all beginnings of the text there. */
const candidatesIn = (text: string): string[][] =>
  [...text.matchAll(MENTION)].slice(0, MENTIONS_MAX).map(({ index }) => {
    const [line = ''] = text.slice(index + 1).split('\n')
    const letters = [...line].slice(0, NAME_MAX)
    return letters.map((_, at) => letters.slice(0, at + 1).join(''))
  })

/** Returns all names that the text may mention, to look them up. */
export const possibleNames = (text: string): string[] => [...new Set(candidatesIn(text).flat())]

interface NamedUser {
  readonly id: number
  readonly nick_name: string
}

/** Returns the mentioned users: the longest known name behind each `@`. */
export const mentionedIn = <U extends NamedUser>(text: string, known: readonly U[]): U[] => {
  const names = new Set(known.map(({ nick_name }) => nick_name))
  const found = new Set(
    candidatesIn(text).flatMap(
      (candidates) => candidates.findLast((name) => names.has(name)) ?? [],
    ),
  )
  return known.filter(({ nick_name }) => found.has(nick_name)).slice(0, MENTIONS_MAX)
}
