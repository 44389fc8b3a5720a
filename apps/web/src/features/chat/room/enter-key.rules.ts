interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** Whether a key press sends the message. Otherwise Enter begins a new line. */
export const sendsByKey = (
  { key, shiftKey, ctrlKey, metaKey }: KeyPress,
  enterSends: boolean,
): boolean => key === 'Enter' && (ctrlKey || metaKey || (enterSends && !shiftKey))
