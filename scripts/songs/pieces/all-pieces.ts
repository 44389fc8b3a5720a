import type { Piece } from '../piece.ts'
import { canon } from './canon.ts'
import { fengqiao } from './fengqiao.ts'
import { greensleeves } from './greensleeves.ts'
import { gymnopedie } from './gymnopedie.ts'
import { jingyesi } from './jingyesi.ts'
import { lanting } from './lanting.ts'
import { molihua } from './molihua.ts'
import { shuidiao } from './shuidiao.ts'
import { songbie } from './songbie.ts'
import { wiegenlied } from './wiegenlied.ts'

export const PIECES: readonly Piece[] = [
  molihua,
  songbie,
  greensleeves,
  shuidiao,
  jingyesi,
  lanting,
  fengqiao,
  canon,
  wiegenlied,
  gymnopedie,
]
