import { WEB_ADDRESS } from '@lanting/contract'

/** The longest name that a mention can contain. */
const NAME_MAX = 40
/** More users in one message are not notified. */
const MENTIONS_MAX = 10

/** An `@` that is not part of an e-mail address. */
const MENTION = /(?<![\w.+-])@(?=\S)/g

/** The first line of a reply: the name and the text that it quotes. A text follows. */
export const QUOTED = /^> ([^\n\uff1a]{1,40})\uff1a([^\n]{1,80})\n+(?=\S)/

/** A fenced block, between lines of its own, with an optional language, or code between single or double backticks. */
export const CODE =
  /\n?```(?:[\w+#-]{1,20}\n)?\n?([\s\S]{1,600}?)\n?```\n?|(`{1,2})(?!`)([^\n]{1,600}?)\2(?!`)/g

export const withoutQuote = (content: string): string => content.replace(QUOTED, '')

/** No name goes beyond a line. */
const END = '\n'

/** Returns what the author says to others: no quoted words, no code and no addresses. */
const spoken = (content: string): string =>
  withoutQuote(content).replaceAll(CODE, END).replaceAll(WEB_ADDRESS, END)

/** Returns the possible names behind each `@`: all beginnings of the text there. */
const candidatesIn = (content: string): string[][] => {
  const text = spoken(content)
  return [...text.matchAll(MENTION)].slice(0, MENTIONS_MAX).map(({ index }) => {
    const [line = ''] = text.slice(index + 1).split(END)
    const letters = [...line].slice(0, NAME_MAX)
    return letters.map((_, at) => letters.slice(0, at + 1).join(''))
  })
}

/** Returns all names that a message may mention, to look them up. */
export const possibleNames = (content: string): string[] => [
  ...new Set(candidatesIn(content).flat()),
]

/** [CHAT-46] Returns the mentioned users: the longest known name behind each `@`. Used by both ends. */
export const mentionedIn = <U extends { readonly nick_name: string }>(
  content: string,
  known: readonly U[],
): U[] => {
  const names = new Set(known.map(({ nick_name }) => nick_name))
  const found = new Set(
    candidatesIn(content).flatMap(
      (candidates) => candidates.findLast((name) => names.has(name)) ?? [],
    ),
  )
  return known.filter(({ nick_name }) => found.has(nick_name)).slice(0, MENTIONS_MAX)
}
