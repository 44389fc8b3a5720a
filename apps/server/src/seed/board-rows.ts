import {
  BOARD_BACKGROUNDS,
  BOARD_FONT_SIZES,
  BOARD_FONT_WEIGHTS,
  BOARD_TEXT_COLOURS,
} from '@lanting/contract'
import type { Remarks } from './material.ts'
import { momentOf, writtenAt } from './moments.ts'
import { happens, oneOf, type Random } from './random.ts'
import { sayer } from './spoken.ts'

const VISITOR_SHARE = 0.4

interface Needs {
  readonly count: number
  readonly firstId: number
  readonly remarks: Remarks
  readonly users: readonly { readonly id: number; readonly nick_name: string }[]
}

export const boardRows = (random: Random, { count, firstId, remarks, users }: Needs) => {
  const say = sayer(remarks.boardMessages, remarks.words)
  return Array.from({ length: count }, (_, index) => {
    const user = oneOf(random, users)
    const isVisitor = happens(random, VISITOR_SHARE)
    return {
      id: firstId + index,
      tag: oneOf(random, remarks.boardTags),
      message: say(random),
      color: oneOf(random, BOARD_TEXT_COLOURS),
      font_size: oneOf(random, BOARD_FONT_SIZES),
      font_weight: oneOf(random, BOARD_FONT_WEIGHTS),
      bg_color: oneOf(random, BOARD_BACKGROUNDS),
      user_id: isVisitor ? null : user.id,
      nick_name: user.nick_name,
      ...writtenAt(momentOf(random, index, count)),
    }
  })
}
