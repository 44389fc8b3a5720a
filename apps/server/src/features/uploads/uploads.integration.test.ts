import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import type { UploadedPicture } from '@lanting/contract'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  gifBomb,
  HTML,
  jpeg,
  jpegFromPhone,
  movingGif,
  pngBomb,
  SVG_WITH_SCRIPT,
  seeThroughPng,
} from '../../testing/pictures.ts'
import { useSite } from '../../testing/shared-site.ts'
import { multipart, PASSWORD, type TestApp } from '../../testing/test-app.ts'

const shared = useSite()

const asUser = async (test: TestApp, user = shared.newUser()) => {
  const { id, token } = await user
  const upload = (bytes: Buffer): Promise<UploadedPicture> =>
    test.client(token).uploadPicture({ file: { content: new Blob([new Uint8Array(bytes)]) } })
  const post = (payload: Buffer | string | undefined, type: Record<string, string>) =>
    test.app.inject({
      method: 'POST',
      url: '/api/upload/img',
      payload,
      headers: { authorization: token, ...type },
    })
  return { id, token, upload, post }
}

const open = async () => {
  const get = (url: string, headers = {}) => shared.app.inject({ url, headers })
  return { ...shared, get, ...(await asUser(shared)) }
}

const formsOf = ({ url, widths, width }: UploadedPicture) =>
  widths.map((variant) => (variant === width ? url : url.replace('.webp', `-${variant}.webp`)))

describe('an uploaded picture', () => {
  it('has several widths, none larger than the original', async () => {
    const { upload, get } = await open()
    const picture = await upload(await jpeg(1600, 1000))
    expect(picture).toMatchObject({ width: 1600, height: 1000, widths: [320, 640, 1280, 1600] })
    for (const [index, url] of formsOf(picture).entries()) {
      const { format, width } = await sharp((await get(url)).rawPayload).metadata()
      expect({ format, width }).toEqual({ format: 'webp', width: picture.widths[index] })
    }
  })

  it('is scaled down when it is larger than needed', async () => {
    const { upload } = await open()
    expect(await upload(await jpeg(5_000, 1_000))).toMatchObject({ width: 2560, height: 512 })
    expect(await upload(await jpeg(10, 9_000))).toMatchObject({ width: 9, height: 7680 })
  })

  it('is rotated upright and stripped of its location', async () => {
    const { upload, get } = await open()
    const sent = await jpegFromPhone(400, 300)
    expect((await sharp(sent).metadata()).exif?.toString('latin1')).toContain('a-rare-camera')
    const picture = await upload(sent)
    expect(picture).toMatchObject({ width: 300, height: 400 })
    const { rawPayload } = await get(picture.url)
    const { exif, xmp, icc, orientation } = await sharp(rawPayload).metadata()
    expect({ exif, xmp, icc, orientation }).toEqual({})
    expect(rawPayload.toString('latin1')).not.toContain('rare')
  })

  it('names its colour, or that it is transparent', async () => {
    const { upload } = await open()
    const { url, placeholder } = await upload(await jpeg(20, 20))
    expect(placeholder).toMatch(/^#2[78]7[789]5[89ab]$/)
    expect(url).toContain(placeholder.slice(1))
    expect(await upload(await seeThroughPng(20, 20))).toMatchObject({ placeholder: '' })
  })

  it('may be PNG, WebP, AVIF, GIF or JPEG', async () => {
    const { upload } = await open()
    for (const format of ['png', 'webp', 'avif', 'gif', 'jpeg'] as const) {
      const sent = await sharp(await jpeg(40, 30))
        .toFormat(format)
        .toBuffer()
      expect(await upload(sent), format).toMatchObject({ width: 40, height: 30, widths: [40] })
    }
  })

  it('stays animated when it is short, and becomes still when it is long', async () => {
    const { upload, get } = await open()
    const short = await upload(await movingGif(400, 5))
    expect(short).toMatchObject({ width: 400, height: 400, widths: [320, 400] })
    for (const url of formsOf(short)) {
      expect((await sharp((await get(url)).rawPayload).metadata()).pages).toBe(5)
    }
    const long = await upload(gifBomb(4, 201))
    expect((await sharp((await get(long.url)).rawPayload).metadata()).pages).toBeUndefined()
  })

  it('is served with a picture type only, cached forever', async () => {
    const { upload, get } = await open()
    const { url } = await upload(await jpeg(20, 20))
    const { statusCode, headers } = await get(url)
    expect({ statusCode, ...headers }).toMatchObject({
      statusCode: 200,
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; sandbox`,
    })
    expect(await get(url, { 'if-none-match': headers.etag })).toMatchObject({
      statusCode: 304,
      body: '',
    })
  })

  it('has an unguessable name', async () => {
    const { upload } = await open()
    const sent = await jpeg(20, 20)
    const [one, other] = [await upload(sent), await upload(sent)]
    expect(one.url.slice(0, 41)).not.toBe(other.url.slice(0, 41))
    expect(one.url).toMatch(/^\/uploads\/[0-9a-f]{32}-20x20-[0-9a-f]{6}\.webp$/)
  })
})

describe('a missing picture', () => {
  it.each([
    '/uploads/',
    '/uploads/x',
    '/uploads/..%2f..%2flanting.sqlite',
    '/uploads/%00.webp',
    `/uploads/${'0'.repeat(32)}-20x20-ffffff.webp`,
    `/uploads/${'0'.repeat(32)}-20x20-ffffff.svg`,
  ])('returns 404 at %s', async (url) => {
    const answer = await shared.app.inject({ url })
    expect([answer.statusCode, answer.json().code]).toEqual([404, '100000'])
    expect(answer.headers).not.toHaveProperty('cache-control')
  })
})

describe('a file that is no picture', () => {
  it('is rejected, whatever type it claims', async () => {
    const { upload } = await open()
    const refused: Record<string, Buffer> = {
      html: HTML,
      'svg with a script': SVG_WITH_SCRIPT,
      'an empty file': Buffer.alloc(0),
      'half a jpeg': (await jpeg(300, 300)).subarray(0, 800),
      'the beginning of a png': pngBomb(100, 100, 2),
      tiff: await sharp(await jpeg(9, 9))
        .tiff()
        .toBuffer(),
    }
    for (const [name, bytes] of Object.entries(refused)) {
      await expect(upload(bytes), name).rejects.toEqual({
        status: 422,
        code: '100006',
        message: '没能认出这张图片，请用 JPEG、PNG、WebP、GIF 或 AVIF',
        reason: 'notAPicture',
      })
    }
  })

  it('is rejected by its header when decoding would cost too much', { tags: 'long' }, async () => {
    const { upload } = await open()
    const refused: Record<string, Buffer> = {
      'png of 50,000 by 50,000 pixels': pngBomb(50_000, 50_000),
      'gif of 65,000 by 65,000 pixels': gifBomb(65_000, 3, 65_000),
      'avif of 16 megapixels': await sharp(await jpeg(4_000, 4_000))
        .avif({ effort: 0 })
        .toBuffer(),
    }
    for (const [name, bytes] of Object.entries(refused)) {
      await expect(upload(bytes), name).rejects.toEqual({
        status: 413,
        code: '100006',
        message: '图片尺寸过大，最多 4000 万像素',
        reason: 'tooManyPixels',
      })
    }
  })
})

it('a small file with an extreme height is rejected by its header', async () => {
  const { upload, client, token } = await open()
  const slender = pngBomb(1, 40_000_000)
  await expect(upload(slender)).rejects.toEqual({
    status: 413,
    code: '100006',
    message: '图片太长或太宽，每边最多 16384 像素',
    reason: 'pictureSideTooLong',
  })
  const content = new Blob([new Uint8Array(slender)])
  await expect(client(token, 'en').uploadPicture({ file: { content } })).rejects.toMatchObject({
    message: 'The image is too large (maximum 16384 pixels per side)',
  })
  const wide = await sharp({
    create: { width: 16_384, height: 2, channels: 3, background: '#000' },
  })
    .png()
    .toBuffer()
  expect(await upload(wide)).toMatchObject({ width: 2560 })
})

describe('a call without a file', () => {
  const BOUNDARY = { 'content-type': 'multipart/form-data; boundary=x' }
  const part = (name: string, more = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\nvalue\r\n`

  it.each<[string, string | undefined, Record<string, string>]>([
    ['nothing at all', undefined, {}],
    ['JSON', '{"file":"x"}', { 'content-type': 'application/json' }],
    ['a body without a type', 'x', {}],
    ['a form', 'file=x', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['no boundary', part('file'), { 'content-type': 'multipart/form-data' }],
    [
      'another boundary',
      part('file', '; filename="a.png"'),
      { 'content-type': 'multipart/form-data; boundary=y' },
    ],
    ['an empty body', '', BOUNDARY],
    ['only the end', '--x--', BOUNDARY],
    ['a field instead of a file', `${part('file')}--x--`, BOUNDARY],
    ['a file of another name', `${part('picture', '; filename="a.png"')}--x--`, BOUNDARY],
    ['a file that does not end', part('file', '; filename="a.png"'), BOUNDARY],
    ['10,000 parts', `${part('a').repeat(10_000)}--x--`, BOUNDARY],
    ['a header that does not end', `--x\r\nContent-Disposition: ${'a'.repeat(100_000)}`, BOUNDARY],
    ['a type that is none', 'x', { 'content-type': 'multipart' }],
  ])('is rejected: %s', async (_, payload, type) => {
    const { post } = await open()
    const answer = await post(payload, type)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: '100006' })
    if (type !== BOUNDARY) return
    expect(answer.json()).toEqual({
      code: '100006',
      message: '文件上传失败',
      reason: 'fileMissing',
    })
  })
})

describe('upload limits', () => {
  it('reject visitors before the body is read', async () => {
    const { body, type } = await multipart(new Blob(['x']))
    const answer = await shared.app.inject({
      method: 'POST',
      url: '/api/upload/img',
      payload: body,
      headers: type,
    })
    expect([answer.statusCode, answer.json().code]).toEqual([401, '100016'])
  })

  it('are 10 MB per picture', async () => {
    const { upload } = await open()
    const padded = Buffer.concat([await jpeg(20, 20), Buffer.alloc(10 * 1_048_576)])
    await expect(upload(padded)).rejects.toEqual({
      status: 413,
      code: '100006',
      message: '文件过大，最多 10 MB',
      reason: 'fileTooLarge',
    })
    expect(await upload(padded.subarray(0, 10 * 1_048_576))).toMatchObject({ width: 20 })
  })

  it('are 100 MB per user and day, also for simultaneous uploads', async () => {
    let now = Date.UTC(2026, 0, 1)
    const test = await shared.empty({ now: () => now })
    const { upload } = await asUser(test, test.userClient('reader'))
    const other = await asUser(test, test.userClient('other'))
    const padded = Buffer.concat([await jpeg(20, 20), Buffer.alloc(9 * 1_048_576)])
    const send = (count: number) =>
      Promise.allSettled(Array.from({ length: count }, () => upload(padded)))
    const results = [...(await send(6)), ...(await send(6))]
    const refused = results.flatMap((result) => (result.status === 'rejected' ? result.reason : []))
    expect(refused).toEqual([
      {
        status: 429,
        code: '100006',
        message: '今天上传的图片够多了，明天再来',
        reason: 'uploadDayFull',
      },
    ])
    expect(await other.upload(padded)).toMatchObject({ width: 20 })
    now += 24 * 3_600_000
    const { token } = await test
      .client()
      .login({ body: { username: 'reader', password: PASSWORD } })
    const again = test.client(token).uploadPicture({ file: { content: new Blob([padded]) } })
    expect(await again).toMatchObject({ width: 20 })
  })

  it('are nine simultaneous uploads per user', { tags: 'long' }, async () => {
    const { upload } = await open()
    const sent = await jpeg(800, 800)
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => upload(sent)))
    const refused = results.flatMap((result) => (result.status === 'rejected' ? result.reason : []))
    expect(refused).toHaveLength(3)
    expect(refused[0]).toMatchObject({ status: 429, message: '上传图片过于频繁 请稍后再试' })
    expect(await upload(sent)).toMatchObject({ width: 800 })
  })

  it('are 100 calls per minute', async () => {
    const { post } = await open()
    const answers = await Promise.all(Array.from({ length: 101 }, () => post('', {})))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused.map((answer) => answer.json())).toEqual([
      { code: '100006', message: '上传图片过于频繁 请稍后再试', reason: 'tooManyUploads' },
    ])
  })
})

it('leaves no received file behind, accepted or rejected', async () => {
  const { upload, post, platform } = await open()
  await upload(await jpeg(20, 20))
  await expect(upload(HTML)).rejects.toMatchObject({ status: 422 })
  await post('--x', { 'content-type': 'multipart/form-data; boundary=x' })
  expect(await readdir(dirname(await platform.incoming.newPath()))).toEqual([])
})

it('serves the next call on the connection after an upload', async () => {
  const { app, token } = await open()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { body, type } = await multipart(new Blob([new Uint8Array(await jpeg(20, 20))]))
  const send = async () => {
    const headers = { authorization: token, ...type }
    const sent = request({ port, method: 'POST', path: '/api/upload/img', agent, headers })
    sent.end(body)
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    response.resume()
    await once(response, 'end')
    return { status: response.statusCode, reused: sent.reusedSocket }
  }
  expect(await send()).toEqual({ status: 200, reused: false })
  expect(await send()).toEqual({ status: 200, reused: true })
  agent.destroy()
})

it('documents the file in a multipart body', async () => {
  const { paths } = (await shared.app.inject({ url: '/api/docs/json' })).json()
  const { content } = paths['/api/upload/img'].post.requestBody
  expect(content['multipart/form-data'].schema).toEqual({
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' } },
  })
})
