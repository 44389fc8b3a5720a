import type { BoardDraft } from '@lanting/contract'
import { NEW_DRAFT } from '../board.rules.ts'

/** Returns the note that was being written, or undefined if nothing readable is saved. */
export const savedNote = (text: string): BoardDraft | undefined => {
  if (text === '') return undefined
  try {
    const note: Partial<BoardDraft> = JSON.parse(text)
    const isWhole = Object.entries(NEW_DRAFT).every(
      ([name, value]) => typeof note[name as keyof BoardDraft] === typeof value,
    )
    return isWhole ? { ...NEW_DRAFT, ...note } : undefined
  } catch {
    return undefined
  }
}
