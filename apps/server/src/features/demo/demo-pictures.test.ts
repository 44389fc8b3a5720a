import { glob, readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readDemo } from './read-demo.ts'

const PUBLIC = new URL('../../../../web/public', import.meta.url)
const PICTURE_LIST = new URL('../../../../../content/demo/pictures.json', import.meta.url)
const TOTAL_MAX_BYTES = 4 * 1_048_576

const files: string[] = []
for await (const file of glob('art/demo/**/*.avif', { cwd: PUBLIC })) files.push(file)
const addresses = files.map((file) => `/${file}`).sort()

/** Every picture except an avatar has a dark variant. */
const withDarkVariant = (address: string) =>
  address.includes('/avatars/') ? [address] : [address, address.replace('.avif', '-dark.avif')]

const usedPictures = async () => {
  const content = JSON.stringify(
    await readDemo(async () => ({ article_html: '', article_text: '' })),
  )
  return [...new Set(content.match(/\/art\/demo\/[a-z0-9/-]+\.avif/g))]
}

describe('the pictures of the demo', () => {
  it('are the same as the files', async () => {
    expect((await usedPictures()).flatMap(withDarkVariant).sort()).toEqual(addresses)
  })

  it('are all listed in pictures.json', async () => {
    const pictures: { name: string }[] = JSON.parse(await readFile(PICTURE_LIST, 'utf8'))
    const listed = pictures.flatMap(({ name }) => withDarkVariant(`/art/demo/${name}.avif`))
    expect(listed.sort()).toEqual(addresses)
  })

  it('have the right size and placeholder in the albums', async () => {
    const { albums } = await readDemo(async () => ({ article_html: '', article_text: '' }))
    for (const { url, width, height, blur } of albums.flatMap(({ photos }) => photos)) {
      const real = await sharp(new URL(`public${url}`, PUBLIC).pathname).metadata()
      const small = await sharp(Buffer.from(blur, 'base64')).metadata()
      expect([url, width, height]).toEqual([url, real.width, real.height])
      expect(Math.abs((small.width / small.height) * (height / width) - 1)).toBeLessThan(0.1)
    }
  })

  it('are small in total', async () => {
    const sizes = await Promise.all(files.map((file) => stat(new URL(`public/${file}`, PUBLIC))))
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(TOTAL_MAX_BYTES)
  })
})
