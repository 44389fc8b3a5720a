import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'

describe('the config', () => {
  it('has defaults for everything', () => {
    const config = parseConfig({})
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      database: { engine: 'sqlite' },
      redisUrl: undefined,
      owner: { username: 'owner', password: undefined },
      demo: true,
      language: 'zh-CN',
      trustedProxyHops: 0,
    })
  })

  it('treats an empty value as unset', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: '', DEMO: '' })).toEqual(parseConfig({}))
  })

  it('strips the slash at the end of PUBLIC_URL', () => {
    expect(parseConfig({ PUBLIC_URL: 'https://blog.example/' }).publicUrl).toBe(
      'https://blog.example',
    )
  })

  it('looks for programs in absolute folders only', () => {
    expect(parseConfig({ PATH: '/usr/bin:bin::/bin' }).programFolders).toEqual(['/usr/bin', '/bin'])
    expect(parseConfig({}).programFolders).toEqual([])
  })

  it('reads addresses of both engines', () => {
    expect(parseConfig({ DATABASE_URL: 'sqlite:/tmp/a.sqlite' }).database).toEqual({
      engine: 'sqlite',
      file: '/tmp/a.sqlite',
    })
    const url = 'postgres://lanting@localhost/lanting'
    expect(parseConfig({ DATABASE_URL: url }).database).toEqual({ engine: 'postgres', url })
  })

  it.each([
    [{}, 'zh-CN'],
    [{ LANG: 'C.UTF-8' }, 'zh-CN'],
    [{ LANG: 'POSIX' }, 'zh-CN'],
    [{ LANG: 'zh_TW.UTF-8' }, 'zh-CN'],
    [{ LANG: 'en_GB.UTF-8' }, 'en'],
    [{ LANG: 'de_DE.UTF-8' }, 'en'],
    [{ LANG: 'zh_CN.UTF-8', LC_ALL: 'en_US.UTF-8' }, 'en'],
    [{ LANG: 'zh_CN.UTF-8', DEMO: 'en' }, 'en'],
    [{ LANG: 'en_US.UTF-8', DEMO: 'zh' }, 'zh-CN'],
    [{ LANG: 'en_US.UTF-8', DEMO: 'off' }, 'en'],
  ])('takes the first language of %j: %s', (env, language) => {
    expect(parseConfig(env).language).toBe(language)
  })

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'example.org'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['PUBLIC_URL', 'https://example.org/blog'],
    ['PUBLIC_URL', 'https://example.org/?a=1'],
    ['PUBLIC_URL', 'https://me:secret@example.org'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['DATABASE_URL', 'sqlite:relative.sqlite'],
    ['DATABASE_URL', 'nonsense'],
    ['REDIS_URL', 'localhost:6379'],
    ['FILES_URL', 'https://key:secret@host/bucket'],
    ['FILES_URL', 's3://host/bucket'],
    ['FILES_URL', 's3://key@host/bucket'],
    ['FILES_URL', 's3://key:secret@host'],
    ['FILES_URL', 's3://key:secret@host/Bucket_'],
    ['FILES_URL', 's3://key:secret@host/bucket/../x y'],
    ['FILES_URL', 's3://key:100%@host/bucket'],
    ['FILES_URL', 's3://key:secret@host/bucket?path-style=yes'],
    ['FILES_URL', 's3://key:secret@host/bucket?zone=1'],
    ['SONG_REDIRECT', 'yes'],
    ['PAINT_AHEAD', 'yes'],
    ['OWNER_USERNAME', 'me'],
    ['OWNER_USERNAME', 'not a name'],
    ['OWNER_PASSWORD', 'short'],
    ['OWNER_PASSWORD', 'a1'.repeat(65)],
    ['DEMO', 'yes'],
    ['MUSIC_UPSTREAM', 'music.example'],
    ['MUSIC_UPSTREAM', 'file:///etc'],
    ['MUSIC_UPSTREAM', 'https://me:secret@music.example'],
    ['MUSIC_UPSTREAM', 'https://music.example/?a=1'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'smtp://me:100%@mail.example'],
    ['WEBHOOK_PRIVATE', 'yes'],
    ['HSTS_SUBDOMAINS', 'yes'],
    ['TRUSTED_PROXY_HOPS', '1.5'],
    ['LOG_LEVEL', 'loud'],
  ])('rejects %s=%s with a sentence that names it', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`^${name} .*\\.$`))
  })

  it('reads the address of an upstream, with and without a path', () => {
    expect(parseConfig({}).musicUpstream).toBeUndefined()
    const read = (value: string) => parseConfig({ MUSIC_UPSTREAM: value }).musicUpstream
    expect(read('http://127.0.0.1:4000/')).toEqual({ base: 'http://127.0.0.1:4000' })
    expect(read('https://music.example/api/')).toEqual({ base: 'https://music.example/api' })
    expect(read('subsonic+http://me:p%40ss@music.example/rest/')).toEqual({
      base: 'http://music.example/rest',
      login: { username: 'me', password: 'p@ss' },
    })
  })

  it.each([
    'music.example',
    'ftp://music.example',
    'https://me:secret@music.example',
    'subsonic+https://music.example',
    'subsonic+https://me@music.example',
    'subsonic+https://me:secret%@music.example',
    'subsonic+https://me:secret@music.example?f=json',
  ])('rejects %s as an upstream, without repeating the password', (value) => {
    const read = () => parseConfig({ MUSIC_UPSTREAM: value })
    expect(read).toThrow(/^MUSIC_UPSTREAM has to .*\.$/)
    expect(read).not.toThrow(/secret/)
  })

  it('reads the address of a bucket', () => {
    const read = (value: string) => parseConfig({ FILES_URL: value }).bucket
    expect(parseConfig({}).bucket).toBeUndefined()
    const plain = {
      isHttps: true,
      host: 'host',
      port: undefined,
      bucket: 'bucket',
      prefix: '',
      region: 'us-east-1',
      isPathStyle: true,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    }
    expect(read('s3://key:secret@host/bucket')).toEqual(plain)
    expect(read('s3://k%3Ay:se%2Fc+ret@host:9000/bucket/blog/a/?tls=off')).toEqual({
      ...plain,
      ...{ isHttps: false, port: 9_000, prefix: 'blog/a/' },
      ...{ accessKeyId: 'k:y', secretAccessKey: 'se/c+ret' },
    })
    const query = 'region=eu-west-3&path-style=off'
    expect(read(`s3://key:secret@host/bucket?${query}`)).toEqual({
      ...plain,
      ...{ region: 'eu-west-3', isPathStyle: false },
    })
  })

  it('reads mail settings only with server and sender', () => {
    expect(parseConfig({ MAIL_FROM: 'a@b.example' }).mail).toBeUndefined()
    const url = 'smtps://me:secret@mail.example:465'
    const read = (MAIL_FROM?: string) => parseConfig({ SMTP_URL: url, MAIL_FROM }).mail
    expect(read('a@b.example')).toEqual({ url, from: 'a@b.example' })
    expect(read('Lan Ting <a@b.example>')).toEqual({ url, from: '"Lan Ting" <a@b.example>' })
    for (const wrong of [
      'Lanting',
      'a@b',
      'a@b.example, c@d.example',
      'A\r\nBcc: x <a@b.example>',
    ]) {
      expect(() => read(wrong)).toThrow(/^MAIL_FROM /)
    }
    expect(() => read()).toThrow(/^MAIL_FROM /)
  })

  it('never repeats an address in an error, because it may contain a password', () => {
    const tell = () => parseConfig({ DATABASE_URL: 'mysql://me:secret@localhost/x' })
    expect(tell).not.toThrow(/secret/)
    expect(tell).toThrow()
  })
})
