import type { Piece } from '../piece.ts'
import { coverOf } from './cover.ts'
import { id3 } from './id3.ts'

/** The performer of all songs. */
export const BAND = '兰亭'

/** The tags of a piece's file. */
export const tagOf = async (piece: Piece): Promise<Buffer> =>
  id3({
    texts: {
      TIT2: piece.title,
      TPE1: piece.artist,
      TPE2: BAND,
      TALB: piece.folder,
      TRCK: String(Number.parseInt(piece.file, 10)),
      TCOM: piece.composer,
      ...(piece.lyricist ? { TEXT: piece.lyricist } : {}),
    },
    cover: await coverOf(piece),
  })
