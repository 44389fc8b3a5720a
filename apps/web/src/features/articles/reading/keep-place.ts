import { READING_LINE_PX } from './reading-line.ts'

const firstVisible = (text: Element) =>
  [...text.children].find((block) => block.getBoundingClientRect().bottom > READING_LINE_PX)

/**
 * Notes the block that the reader sees first. Returns a function that scrolls it back to its place
 * after a change of the text's look.
 */
export const keepPlace = (text: Element | null): (() => void) | undefined => {
  const before = text?.getBoundingClientRect().top ?? 0
  const block = text && before < READING_LINE_PX ? firstVisible(text) : undefined
  if (!block) return
  const { top } = block.getBoundingClientRect()
  return () => {
    const moved = block.getBoundingClientRect().top - top
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
  }
}
