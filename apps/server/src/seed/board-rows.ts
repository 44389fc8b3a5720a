import {
  BOARD_BACKGROUNDS,
  BOARD_FONT_SIZES,
  BOARD_FONT_WEIGHTS,
  BOARD_TEXT_COLOURS,
} from '@lanting/contract'
import type { Remarks } from './material.ts'
import { chance, pick, type Random } from './random.ts'
import { createTextPicker } from './text-picker.ts'
import { timestampColumns, timestampOf } from './timestamps.ts'

const VISITOR_SHARE = 0.4

interface Needs {
  readonly count: number
  readonly firstId: number
  readonly remarks: Remarks
  readonly users: readonly { readonly id: number; readonly nick_name: string }[]
}

export const boardRows = (random: Random, { count, firstId, remarks, users }: Needs) => {
  const nextText = createTextPicker(remarks.boardMessages, remarks.words)
  return Array.from({ length: count }, (_, index) => {
    const user = pick(random, users)
    const isVisitor = chance(random, VISITOR_SHARE)
    return {
      id: firstId + index,
      tag: pick(random, remarks.boardTags),
      message: nextText(random),
      color: pick(random, BOARD_TEXT_COLOURS),
      font_size: pick(random, BOARD_FONT_SIZES),
      font_weight: pick(random, BOARD_FONT_WEIGHTS),
      bg_color: pick(random, BOARD_BACKGROUNDS),
      user_id: isVisitor ? null : user.id,
      nick_name: user.nick_name,
      ...timestampColumns(timestampOf(random, index, count)),
    }
  })
}
