import sharp, { type Sharp } from 'sharp'
import { compose } from './composition.ts'
import { toBytes } from './grain.ts'
import { paintShapes } from './ink-layer.ts'
import { landscapeShapes } from './landscape.ts'
import { motifShapes } from './motif.ts'
import { paintMountains } from './mountains.ts'
import type { PictureSpec } from './picture.ts'
import { sceneOf } from './scene.ts'
import { blankSheet } from './sheet.ts'
import { paintSky } from './sky.ts'
import { paintSun } from './sun.ts'
import { paintWater } from './water.ts'

/** Returns the picture as raw RGB in a sharp pipeline. The same spec gives the same bytes. */
export const renderPicture = async (spec: PictureSpec): Promise<Sharp> => {
  const composition = compose(spec)
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
