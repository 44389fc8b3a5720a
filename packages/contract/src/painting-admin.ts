import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { Id, orNull } from './fields.ts'
import { LENGTH } from './limits.ts'
import { PAINTING_MOTIFS, PAINTING_PALETTES } from './paintings.ts'

const Chosen = <const N extends readonly string[]>(names: N) =>
  Type.Unsafe<N[number]>({ type: 'string', enum: [...names] })

const PaintingChoice = Type.Object({
  article_title: Type.String({ maxLength: LENGTH.articleTitle }),
  category_id: orNull(Id),
  /** The article whose date gives the season; null: today. */
  article_id: orNull(Id),
  /** Null: what the season suggests. */
  motif: orNull(Chosen(PAINTING_MOTIFS)),
  /** Null: the colour of the category. */
  palette: orNull(Chosen(PAINTING_PALETTES)),
  /** 0 is the painting of the title; every further turn gives another one. */
  turn: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
})
export type PaintingChoice = Static<typeof PaintingChoice>

export const choosePainting = endpoint({
  summary: 'Get the address of a painting for a title, or of another one',
  method: 'POST',
  reads: true,
  path: '/api/painting/choose',
  access: 'administrator',
  limit: perMinute(120),
  body: PaintingChoice,
  result: Type.Object({
    url: Type.String(),
    motif: Chosen(PAINTING_MOTIFS),
    palette: Chosen(PAINTING_PALETTES),
  }),
})
