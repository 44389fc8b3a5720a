import { expect, it } from 'vitest'
import { sizePictures } from './picture-sizes.ts'

const STEM = `/uploads/${'a'.repeat(32)}-2000x1000-8a7f6e`
const SET = `srcset="${STEM}-320.webp 320w, ${STEM}-640.webp 640w, ${STEM}-1280.webp 1280w, ${STEM}.webp 2000w"`
const TEXT_SIZES = 'auto, (max-width: 798px) 100vw, 784px'

const image = (attributes: string, source = `${STEM}.webp`) =>
  `<p><img src="${source}"${attributes} loading="lazy"></p>`

it('a picture has its size, its colour and its smaller variants', () => {
  expect(sizePictures(image(' alt="a"'))).toBe(
    `<p><img src="${STEM}.webp" ${SET} sizes="${TEXT_SIZES}" width="2000" height="1000" style="background-color:#8a7f6e" alt="a" loading="lazy"></p>`,
  )
})

it.each([
  [' style="width:200px"', '200px', 'width="2000" height="1000"', 'width:200px;'],
  [
    ' style="width:50%"',
    '(max-width: 798px) 100vw, 784px',
    'width="2000" height="1000"',
    'width:50%;',
  ],
  [' width="120"', '120px', 'width="120" height="60"', ''],
])('a width of the author counts:%s', (attributes, sizes, size, style) => {
  expect(sizePictures(image(attributes))).toBe(
    `<p><img src="${STEM}.webp" ${SET} sizes="auto, ${sizes}" ${size} style="${style}background-color:#8a7f6e" loading="lazy"></p>`,
  )
})

it('a small picture without a colour has neither variants nor a style', () => {
  const small = `/uploads/${'a'.repeat(32)}-200x100-clear.webp`
  expect(sizePictures(image('', small))).toBe(
    `<p><img src="${small}" width="200" height="100" loading="lazy"></p>`,
  )
})

it.each([
  ['', 'https://a.example/b.jpg'],
  ['', '/art/demo/tea.avif'],
  ['', `${STEM}-320.webp`],
  [' height="90"', `${STEM}.webp`],
  [' width="50%"', `${STEM}.webp`],
])('other pictures stay as they are:%s %s', (attributes, source) => {
  const html = image(attributes, source)
  expect(sizePictures(html)).toBe(html)
})
