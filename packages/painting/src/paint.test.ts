import { PAINTING_FORMS, PAINTING_MOTIFS, PAINTING_PALETTES } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { type Painting, paint, planOf } from './paint.ts'
import type { PictureSpec } from './picture.ts'
import { renderPicture } from './render-picture.ts'

const SIZE = { width: 64, height: 40 }
const PAINTING: Painting = {
  seed: '0a1b2c3d',
  motif: 'mountain',
  palette: 'ink',
  season: 'spring',
  size: SIZE,
  mode: 'light',
}

/** Draws no strokes, and remembers them. */
const pen = () => {
  const drawn: string[] = []
  const draw = async (svg: string) => {
    drawn.push(svg)
    return new Uint8Array(SIZE.width * SIZE.height * 4)
  }
  return { drawn, draw }
}

const made = async (change: Partial<Painting> = {}) => {
  const { drawn, draw } = pen()
  const { rgb } = await paint({ ...PAINTING, ...change }, draw)
  return { rgb, strokes: drawn.join('') }
}

const mean = (bytes: Uint8ClampedArray) => bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length

describe('a painting', () => {
  it('is the same for the same wish', async () => {
    expect(await made()).toEqual(await made())
  })

  it.each([
    { seed: '0a1b2c3e' },
    { motif: 'river' },
    { palette: 'tea' },
    { mode: 'dark' },
  ] as const)('differs with %j', async (change) => {
    expect((await made(change)).rgb).not.toEqual((await made()).rgb)
  })

  it.each(PAINTING_MOTIFS)('of %s is full size, with strokes, in every palette', async (motif) => {
    for (const palette of PAINTING_PALETTES) {
      const { rgb, strokes } = await made({ motif, palette })
      expect(rgb).toHaveLength(SIZE.width * SIZE.height * 3)
      expect(strokes).toContain('<path')
    }
  })

  it.each(PAINTING_MOTIFS)('of %s is darker by night', async (motif) => {
    const [day, night] = [await made({ motif }), await made({ motif, mode: 'dark' })]
    expect(mean(night.rgb)).toBeLessThan(mean(day.rgb) * 0.75)
  })

  it('has one composition in every size and mode', () => {
    const { full, 640: half } = PAINTING_FORMS
    const [large, small] = [full, half].map((size) => planOf({ ...PAINTING, size }))
    expect({ ...large, ...SIZE }).toEqual({ ...small, ...SIZE })
    expect({ ...planOf({ ...PAINTING, mode: 'dark' }), theme: 'light' }).toEqual(planOf(PAINTING))
  })

  it('shows the season in the air of some paintings', () => {
    const airs = Array.from({ length: 40 }, (_, i) =>
      planOf({ ...PAINTING, seed: String(i), season: 'autumn' }).with?.includes('leaves'),
    )
    expect(new Set(airs)).toEqual(new Set([true, false]))
  })

  it('has no sun in the rain, also behind a title', () => {
    for (let i = 0; i < 40; i++) {
      for (const isBehindTitle of [false, true]) {
        const seed = String(i)
        const plan = planOf({ ...PAINTING, seed, motif: 'river', season: 'summer', isBehindTitle })
        if (plan.with?.includes('rain')) expect(plan.sun?.radius).toBe(0)
      }
    }
  })

  it.each(PAINTING_MOTIFS)('of %s is composed in many ways', (motif) => {
    const plans = Array.from({ length: 60 }, (_, i) => {
      const { with: things, branch, stems } = planOf({ ...PAINTING, seed: String(i), motif })
      return JSON.stringify([things, branch, stems])
    })
    expect(new Set(plans).size).toBeGreaterThan(5)
  })

  it('has stars and lit windows by night only', async () => {
    const seed = Array.from({ length: 40 }, (_, i) => String(i)).find((one) =>
      planOf({ ...PAINTING, seed: one }).with?.includes('pavilion'),
    )
    const gleam = 'fill="#f2c48e"'
    const [day, night] = [await made({ seed }), await made({ seed, mode: 'dark' })]
    expect(night.strokes).toContain(gleam)
    expect(day.strokes).not.toContain(gleam)
    expect(night.strokes.length).toBeGreaterThan(day.strokes.length)
  })

  it('leaves the bridge free of the boat', () => {
    for (let i = 0; i < 60; i++) {
      for (const isBehindTitle of [false, true]) {
        const plan = planOf({ ...PAINTING, seed: String(i), motif: 'river', isBehindTitle })
        if (!plan.with?.includes('bridge')) continue
        expect(Math.abs((plan.bridgeX ?? 0) - (plan.boatX ?? 0))).toBeGreaterThan(0.2)
      }
    }
  })

  it('has low ridges and the sun at one side behind a title', () => {
    for (let i = 0; i < 20; i++) {
      const banner = { size: PAINTING_FORMS.wide, isBehindTitle: true }
      const { relief, sun } = planOf({ ...PAINTING, seed: String(i), ...banner })
      expect(relief).toBeLessThan(0.7)
      expect(Math.abs((sun?.x ?? 0.5) - 0.5)).toBeGreaterThan(0.2)
    }
  })
})

const SPEC: PictureSpec = { kind: 'landscape', seed: 'spring', ...SIZE }

it.each(['landscape', 'cover', 'avatar'] as const)(
  'a picture has its full size as %s',
  async (kind) => {
    const { rgb } = await renderPicture({ ...SPEC, kind }, pen().draw)
    expect(rgb).toHaveLength(SIZE.width * SIZE.height * 3)
  },
)
