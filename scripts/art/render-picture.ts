import sharp, { type Sharp } from 'sharp'
import { compose } from './composition.ts'
import { toBytes } from './grain.ts'
import { paintShapes } from './ink-layer.ts'
import { landscapeShapes } from './landscape.ts'
import { motifShapes } from './motif.ts'
import { paintMountains } from './mountains.ts'
import type { PictureWish } from './picture.ts'
import { sceneOf } from './scene.ts'
import { blankSheet } from './sheet.ts'
import { paintSky } from './sky.ts'
import { paintSun } from './sun.ts'
import { paintWater } from './water.ts'

/** The picture as raw RGB in a sharp pipeline; the same wish gives the same bytes. */
export const renderPicture = async (wish: PictureWish): Promise<Sharp> => {
  const composition = compose(wish)
  const scene = sceneOf(composition)
  const { width, height, kind } = composition
  const sheet = blankSheet(width, height)
  paintSky(sheet, scene)
  paintSun(sheet, scene)
  paintMountains(sheet, scene)
  paintWater(sheet, scene)
  const shapes = kind === 'landscape' ? landscapeShapes(scene) : motifShapes(scene)
  await paintShapes(sheet, shapes, scene.noise)
  return sharp(toBytes(sheet, scene), { raw: { width, height, channels: 3 } })
}
