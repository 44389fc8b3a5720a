import { readFileSync } from 'node:fs'
import {
  BOARD_BACKGROUNDS,
  BOARD_SURFACES,
  BOARD_TEXT_COLOURS,
  type Colour,
  readColour,
} from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { contrast, hexOf, noteColours } from './note-colours.rules.ts'
import { isInkReplaced } from './publish/replaced-ink.rules.ts'

const [GREY] = BOARD_TEXT_COLOURS
const colour = (text: string): Colour => readColour(text) ?? [0, 0, 0, 0]
const contrastOf = ({ paper, ink }: { paper: string; ink: string }) =>
  contrast(colour(ink), colour(paper))

describe('the colours of a note', () => {
  it('are those of the theme without a chosen colour', () => {
    for (const clear of [
      'transparent',
      '',
      '#FF450000',
      'rgba(1, 2, 3, 0)',
      'red',
      'url(//a.test)',
    ])
      expect(noteColours(GREY, clear)).toEqual({ kind: 'plain' })
    expect(noteColours('red', 'transparent')).toEqual({ kind: 'plain' })
  })

  it('are the offered ones, on light paper in both schemes', () => {
    for (const paper of BOARD_BACKGROUNDS.slice(1)) {
      for (const ink of BOARD_TEXT_COLOURS) {
        expect(noteColours(ink, paper)).toEqual({ kind: 'light', paper, ink })
      }
    }
    const ink = BOARD_TEXT_COLOURS[2]
    const onNotePaper = { kind: 'light', paper: 'var(--note-paper)', ink }
    expect(noteColours(ink, 'transparent')).toEqual(onNotePaper)
  })

  it('keep a readable ink, and replace an unreadable one', () => {
    const dark = noteColours('#FFE08A', '#102030')
    const sheet = { paper: '#102030', ink: '#FFE08A' }
    expect(dark).toEqual({ kind: 'own', day: sheet, night: sheet })
    expect(noteColours('#FFE08A', '#FFFFFF')).toMatchObject({ kind: 'light', ink: '#1C1F23' })
    expect(noteColours('#FFE08A', 'transparent')).toMatchObject({ kind: 'light', ink: '#1C1F23' })
    expect(isInkReplaced('#FFE08A', '#FFFFFF')).toBe(true)
    expect(isInkReplaced('#FFE08A', '#102030')).toBe(false)
    // Nobody has chosen the default ink, so nothing is said about it.
    expect(isInkReplaced(GREY, '#102030')).toBe(false)
  })

  it('show a translucent paper on the surface of each scheme', () => {
    const colours = noteColours(GREY, 'rgba(255, 69, 0, 0.5)')
    expect(colours).toMatchObject({
      kind: 'own',
      day: { paper: '#FFA280', ink: '#1C1F23' },
      night: { paper: '#8B3111', ink: '#FFFFFF' },
    })
    expect(isInkReplaced('#1C1F23', 'rgba(255, 69, 0, 0.5)')).toBe(true)
  })

  it('are readable for any choice', () => {
    let seed = 7
    const draw = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * below)
    }
    const any = () => hexOf([draw(256), draw(256), draw(256), draw(11) / 10])
    for (let round = 0; round < 5_000; round += 1) {
      const [ink, paper] = [any(), any()]
      const colours = noteColours(ink, paper)
      if (colours.kind !== 'own') continue
      const { day, night } = colours
      expect(contrastOf(day), `${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(night), `${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('assume the surfaces of the theme', () => {
    const tokens = readFileSync('packages/browser/src/styles/tokens.css', 'utf8')
    const values = (name: string) =>
      [...tokens.matchAll(new RegExp(`--${name}: (#\\w+);`, 'g'))].map(([, hex = '']) =>
        hexOf(colour(hex)),
      )
    expect(values('surface')).toEqual([...BOARD_SURFACES])
    expect(values('note-paper')).toEqual([BOARD_SURFACES[0], BOARD_BACKGROUNDS[3]])
  })
})
