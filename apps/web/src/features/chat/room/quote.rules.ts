import { LENGTH } from '@lanting/contract'

/** The quoted message of a reply. */
export interface Quote {
  readonly name: string
  readonly text: string
}

/** Enough to know what is meant. */
const QUOTED_MAX = 60
const MARK = '> '
/** Between who said it and what; in names it would end them. */
const COLON = '\uff1a'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const cut = (text: string, max: number) => {
  const letters = [...text]
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : text
}

/** A text in one short line, to quote it. */
export const excerpt = (text: string): string => cut(oneLine(text), QUOTED_MAX)

const NAME_MAX = 20

const quoteLine = ({ name, text }: Quote) =>
  `${MARK}${cut(oneLine(name).replaceAll(COLON, ':'), NAME_MAX)}${COLON}${excerpt(text)}\n`

/** The text of a reply: the quoted line, then the text. Clients without quotes show both. */
export const withQuote = (quote: Quote | undefined, text: string): string =>
  quote ? quoteLine(quote) + text : text

/** How many characters are left for the text itself. */
export const remainingLength = (quote: Quote | undefined, text: string): number =>
  LENGTH.chatMessage - [...withQuote(quote, text.trim())].length

const QUOTED = /^> ([^\n\uff1a]{1,40})\uff1a([^\n]{1,80})\n+(?=\S)/

/** A chat message taken apart: what it answers to, if anything, and what it says. */
export const readQuote = (content: string): { readonly quote?: Quote; readonly text: string } => {
  const [line, name, text] = QUOTED.exec(content) ?? []
  if (line === undefined || name === undefined || text === undefined) return { text: content }
  return { quote: { name, text }, text: content.slice(line.length) }
}
