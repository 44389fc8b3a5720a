import {
  BOARD_BACKGROUNDS,
  BOARD_FONT_SIZES,
  BOARD_FONT_WEIGHTS,
  BOARD_TEXT_COLOURS,
  type BoardDraft,
  type BoardMessage,
  LENGTH,
  ROLE,
} from '@lanting/contract'
import type { FormCopy } from '@lanting/copy/forms'
import { noteColours } from './note-colours.rules.ts'

type Writer = Pick<BoardMessage, 'user_id'>
type Viewer = { readonly id: number; readonly role: number } | null | undefined

/** The author of a note and administrators may change it. */
export const mayChange = (user: Viewer, { user_id }: Writer): boolean =>
  Boolean(user && (user.role === ROLE.administrator || user.id === user_id))

const DEFAULT_SIZE = 16
const DEFAULT_WEIGHT = 500

export const NEW_DRAFT: BoardDraft = {
  message: '',
  tag: '',
  color: BOARD_TEXT_COLOURS[0],
  font_size: DEFAULT_SIZE,
  font_weight: DEFAULT_WEIGHT,
  bg_color: BOARD_BACKGROUNDS[0],
  bg_url: '',
}

/** The editable fields of a note. */
export const draftOf = (message: BoardMessage): BoardDraft => ({
  message: message.message,
  tag: message.tag,
  color: message.color,
  font_size: message.font_size,
  font_weight: message.font_weight,
  bg_color: message.bg_color,
  bg_url: message.bg_url,
})

type Look = Pick<BoardDraft, 'color' | 'font_size' | 'font_weight' | 'bg_color'>

const among = <T>(choices: readonly T[], value: T, fallback: T) =>
  choices.includes(value) ? value : fallback

/** Returns the style of a note. Sizes are limited to the offered values. */
export const lookOf = ({ color, font_size, font_weight, bg_color }: Look) => ({
  colours: noteColours(color, bg_color),
  fontSize: among<number>(BOARD_FONT_SIZES, font_size, DEFAULT_SIZE),
  fontWeight: among<number>(BOARD_FONT_WEIGHTS, font_weight, DEFAULT_WEIGHT),
})

const lengthOf = (text: string) => [...text].length

/** Returns the reason why a draft cannot be published. */
export const draftFault = (
  { message, tag }: Pick<BoardDraft, 'message' | 'tag'>,
  { errors, publishing }: Pick<FormCopy, 'errors' | 'publishing'>,
): { readonly at: 'message' | 'tag'; readonly text: string } | undefined => {
  if (message.trim() === '') return { at: 'message', text: errors.boardMessageMissing }
  if (lengthOf(message.trim()) > LENGTH.boardMessage) {
    return { at: 'message', text: publishing.tooLong }
  }
  if (tag.trim() === '') return { at: 'tag', text: errors.boardTagMissing }
  return undefined
}
