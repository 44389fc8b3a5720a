import { isHan } from './han.ts'
import type { MarkdownIt } from './markdown-it.ts'

const SPACE = /^\s?$/u

function before(text: string, place: number): string {
  const pair = text.slice(Math.max(0, place - 2), place)
  return Array.from(pair).at(-1) ?? ''
}

function after(text: string, place: number): string {
  return Array.from(text.slice(place, place + 2))[0] ?? ''
}

/**
 * CommonMark finds the ends of emphasis by spaces, and Han text has none: `**中文，**后面` would stay
 * unchanged. Beside a Han character a mark may both open and close.
 */
export function hanFlanking(md: MarkdownIt): void {
  md.inline.State = class extends md.inline.State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const scanned = super.scanDelims(start, canSplitWord)
      if (!canSplitWord) return scanned
      const neighbours = [before(this.src, start), after(this.src, start + scanned.length)]
      if (neighbours.some((one) => SPACE.test(one)) || !neighbours.some(isHan)) return scanned
      return { ...scanned, can_open: true, can_close: true }
    }
  }
}
