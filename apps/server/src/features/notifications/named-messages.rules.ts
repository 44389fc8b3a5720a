import type { Copy } from '@lanting/copy'

type Sentence = (name: string, ...texts: string[]) => string

/** The sentences of notifications that tell who did something. */
const sentencesOf = ({ notifications, serverTexts }: Copy): readonly Sentence[] => [
  ...Object.values(notifications.commented),
  notifications.replied,
  serverTexts.boardNotification,
  serverTexts.chatReply,
  serverTexts.chatMention,
  serverTexts.linkApplied,
  serverTexts.linkChanged,
]

const NAME = '\u{1}'
const TEXT = '\u{2}'

/** Matches what comes before the name, perhaps with a title, then the name, then the words after it. */
const shapeOf = (sentence: Sentence): RegExp => {
  const [before = '', after = ''] = sentence(NAME, TEXT, TEXT).split(NAME)
  const head = before.split(TEXT).map(RegExp.escape).join('.*?')
  const tail = RegExp.escape(after.split(TEXT)[0] ?? '')
  return new RegExp(`^(?<head>${head})(?<name>.+?)(?<rest>${tail}.*)$`, 's')
}

interface Renaming {
  /** Whether the name in a sentence is that of the user. */
  readonly isTheirs: (name: string) => boolean
  readonly to: string
}

/** Returns the message with another name; unchanged if it tells of nobody, or of somebody else. */
export const renamedMessage = (message: string, copy: Copy, { isTheirs, to }: Renaming): string => {
  for (const sentence of sentencesOf(copy)) {
    const { head, name, rest } = shapeOf(sentence).exec(message)?.groups ?? {}
    if (name !== undefined && isTheirs(name)) return `${head}${to}${rest}`
  }
  return message
}
