import sharp from 'sharp'
import { expect, it } from 'vitest'
import { jpeg } from '../../../testing/pictures.ts'
import { mp3 } from '../../../testing/sounds.ts'
import { openSubsonicApp } from '../../../testing/subsonic-app.ts'

it('sends covers in the size that an app asks for', async () => {
  const { ask, answer, write, hasSongs } = await openSubsonicApp()
  await write('big.mp3', mp3({ title: 'Big', cover: await jpeg(1_400, 1_400) }))
  await hasSongs(5)
  const { searchResult3 } = await ask('search3', { query: 'Big' })
  const widthOf = async (size?: string) => {
    const query = { id: searchResult3.song[0].id, ...(size && { size }) }
    const { body } = await answer('getCoverArt', query)
    return (await sharp(body).metadata()).width
  }
  expect([await widthOf('100'), await widthOf('320')]).toEqual([320, 320])
  expect([await widthOf('321'), await widthOf('640'), await widthOf()]).toEqual([640, 640, 640])
  expect([await widthOf('641'), await widthOf('2000')]).toEqual([1_280, 1_280])
})
