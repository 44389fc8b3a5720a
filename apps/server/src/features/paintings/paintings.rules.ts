import { createHash } from 'node:crypto'
import {
  PAINTING_PALETTES,
  type PaintingMotif,
  type PaintingPalette,
  type PaintingSeason,
  type PaintingSubject,
} from '@lanting/contract'

/** From January on. */
const SEASON_OF_MONTH: readonly PaintingSeason[] = [
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'winter',
]

const MOTIFS_OF_SEASON: Readonly<
  Record<PaintingSeason, readonly [PaintingMotif, ...PaintingMotif[]]>
> = {
  spring: ['plum', 'mountain', 'river', 'bamboo', 'mountain'],
  summer: ['bamboo', 'river', 'mountain', 'night', 'river'],
  autumn: ['mountain', 'river', 'night', 'mountain', 'bamboo'],
  winter: ['snow', 'plum', 'snow', 'mountain', 'night'],
}

export interface PaintedArticle {
  readonly article_title: string
  readonly category_id: number | null
  readonly created_at: number
}

interface Wishes {
  readonly motif?: PaintingMotif | null
  readonly palette?: PaintingPalette | null
  readonly turn?: number
}

/** Every category has a colour of its own; the eighth begins again. */
const paletteOf = (categoryId: number | null): PaintingPalette =>
  PAINTING_PALETTES[(categoryId ?? 0) % PAINTING_PALETTES.length] ?? PAINTING_PALETTES[0]

/** Returns what is painted for an article. Wishes of the owner come before its own season. */
export const subjectOf = (
  { article_title, category_id, created_at }: PaintedArticle,
  { motif, palette, turn = 0 }: Wishes = {},
): PaintingSubject => {
  const digest = createHash('sha256')
    .update(turn === 0 ? article_title : `${article_title}\n${turn}`)
    .digest()
  const season = SEASON_OF_MONTH[new Date(created_at).getUTCMonth()] ?? 'spring'
  const motifs = MOTIFS_OF_SEASON[season]
  return {
    motif: motif ?? motifs[digest.readUInt32BE(4) % motifs.length] ?? motifs[0],
    palette: palette ?? paletteOf(category_id),
    season,
    seed: digest.toString('hex', 0, 4),
  }
}
