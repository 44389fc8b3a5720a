import type { Lyrics } from '@lanting/player'

/** Below the line that is sung: its translation, or the line after it. */
export const secondLine = (
  { isTimed, lines }: Lyrics,
  at: number,
  shows: { readonly translation: boolean },
): string => {
  if (!isTimed) return ''
  const translation = shows.translation ? lines[at]?.translation : ''
  return translation || (lines[at + 1]?.text ?? '')
}
