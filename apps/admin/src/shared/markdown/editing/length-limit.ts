import { EditorState, Transaction } from '@codemirror/state'
import { LENGTH } from '@lanting/contract'

/**
 * Keeps out what would make a text longer than it may be, and tells how many characters are too
 * many. The editor's own limit says nothing, and keeps a text that is too long from being shortened.
 */
export const lengthLimit = (onExceeded: (characters: number) => void) =>
  EditorState.changeFilter.of((transaction) => {
    const { length } = transaction.newDoc
    if (length <= Math.max(LENGTH.articleContent, transaction.startState.doc.length)) return true
    // A text that is opened or merged comes in whole. The server says that it is too long.
    if (transaction.annotation(Transaction.userEvent) === undefined) return true
    onExceeded(length - LENGTH.articleContent)
    return false
  })
