import { compose } from './composition.ts'
import { toBytes } from './grain.ts'
import { type DrawSvg, paintShapes } from './ink-layer.ts'
import { landscapeShapes } from './landscape.ts'
import { motifShapes } from './motif.ts'
import { paintMountains } from './mountains.ts'
import type { PictureSpec } from './picture.ts'
import { sceneOf } from './scene.ts'
import { blankSheet } from './sheet.ts'
import { paintSky } from './sky.ts'
import { paintSun } from './sun.ts'
import { paintWater } from './water.ts'

export interface RenderedPicture {
  readonly width: number
  readonly height: number
  /** Three bytes for each pixel. */
  readonly rgb: Uint8ClampedArray
}

/** The same spec gives the same bytes. */
export const renderPicture = async (
  spec: PictureSpec,
  drawSvg: DrawSvg,
): Promise<RenderedPicture> => {
  const composition = compose(spec)
  const scene = sceneOf(composition)
  const { width, height, kind } = composition
  const sheet = blankSheet(width, height)
  paintSky(sheet, scene)
  paintSun(sheet, scene)
  paintMountains(sheet, scene)
  paintWater(sheet, scene)
  const shapes = kind === 'landscape' ? landscapeShapes(scene) : motifShapes(scene)
  await paintShapes(sheet, shapes, scene.noise, drawSvg)
  return { width, height, rgb: toBytes(sheet, scene) }
}
