import { QUOTED } from '@lanting/chat'
import { LENGTH } from '@lanting/contract'

/** The quoted message of a reply. */
export interface Quote {
  readonly name: string
  readonly text: string
}

/** Maximum length of the quoted text. */
const QUOTED_MAX = 60
const MARK = '> '
/** Separates name and text. It is removed from names. */
const COLON = '\uff1a'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const cut = (text: string, max: number) => {
  const letters = [...text]
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : text
}

/** Shortens a text to one line. */
export const excerpt = (text: string): string => cut(oneLine(text), QUOTED_MAX)

const NAME_MAX = 20

const quoteLine = ({ name, text }: Quote) =>
  `${MARK}${cut(oneLine(name).replaceAll(COLON, ':'), NAME_MAX)}${COLON}${excerpt(text)}\n`

/** The text of a reply: the quoted line, then the text. Clients without quotes show both. */
export const withQuote = (quote: Quote | undefined, text: string): string =>
  quote ? quoteLine(quote) + text : text

/** Returns the remaining length of the text. */
export const remainingLength = (quote: Quote | undefined, text: string): number =>
  LENGTH.chatMessage - [...withQuote(quote, text.trim())].length

/** Splits a chat message into its quote, if any, and its text. */
export const readQuote = (content: string): { readonly quote?: Quote; readonly text: string } => {
  const [line, name, text] = QUOTED.exec(content) ?? []
  if (line === undefined || name === undefined || text === undefined) return { text: content }
  return { quote: { name, text }, text: content.slice(line.length) }
}
