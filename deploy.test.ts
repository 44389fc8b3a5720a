import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { endpoints } from '@lanting/contract'
import { Ajv } from 'ajv'
import { validate } from 'dockerfile-utils'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const uploads = Object.values(endpoints).filter((endpoint) => 'file' in endpoint)

describe('Dockerfile', () => {
  const dockerfile = read('deploy/Dockerfile')

  it('is valid, and the check would find a mistake', () => {
    expect(validate(dockerfile)).toEqual([])
    expect(validate(dockerfile.replace('EXPOSE 3000', 'EXPOSE harbour'))).not.toEqual([])
  })

  it('runs as another user than root, on the Node that the program needs', () => {
    const [, last = ''] = dockerfile.split(/^FROM .* AS build$/m)
    expect(last).toMatch(/^USER node$/m)
    const [, needed] = /NEEDED_NODE = (\d+)/.exec(read('scripts/start.js')) ?? []
    expect(dockerfile).toMatch(new RegExp(`^ARG NODE_IMAGE=node:${needed}-`, 'm'))
    expect(dockerfile.match(/^FROM .*/gm)?.every((from) => from.startsWith('FROM $'))).toBe(true)
  })
})

describe('compose.yaml', () => {
  const compose = parse(read('deploy/compose.yaml'), { merge: true })
  const schema = JSON.parse(
    readFileSync(
      createRequire(import.meta.url)
        .resolve('dclint/package.json')
        .replace('package.json', 'schemas/compose.schema.json'),
      'utf8',
    ),
  )
  const check = new Ajv({ strict: false, validateFormats: false }).compile({
    ...schema,
    $schema: undefined,
  })

  it('fits the schema of Compose, and the check would find a mistake', () => {
    check(compose)
    expect(check.errors).toBeNull()
    expect(check({ ...compose, services: { site: { imagine: 'lanting' } } })).toBe(false)
  })

  it('starts one container, or two nodes with all that they share', () => {
    const inProfile = (profile: string) =>
      Object.entries(compose.services as Record<string, { profiles?: string[] }>)
        .filter(([, { profiles }]) => profiles?.includes(profile) ?? true)
        .map(([name]) => name)
    expect(inProfile('small')).toEqual(['site', 'caddy'])
    expect(inProfile('large')).toEqual(['node-1', 'node-2', 'postgres', 'redis', 's3', 'caddy'])
    const { environment } = compose.services['node-2']
    expect(Object.keys(environment)).toEqual(
      expect.arrayContaining(['PUBLIC_URL', 'DATABASE_URL', 'REDIS_URL', 'FILES_URL']),
    )
  })

  it('takes every image from outside from a setting, which may name a digest', () => {
    const images = Object.values(compose.services as Record<string, { image: string }>)
      .map(({ image }) => image)
      .filter((image) => image !== 'lanting')
    for (const image of images) expect(image).toMatch(/^\$\{[A-Z0-9]+_IMAGE:-[\w./-]+:[\w.-]+\}$/)
    expect(compose.services.site.build.args.NODE_IMAGE).toContain(
      /^ARG NODE_IMAGE=(.+)$/m.exec(read('deploy/Dockerfile'))?.[1],
    )
  })

  it('takes every variable from the example of its settings', () => {
    const asked = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
    const given = [...read('deploy/compose.env.example').matchAll(/^(\w+)=/gm)].map(([, n]) => n)
    expect(given).toEqual(expect.arrayContaining(asked))
  })

  it('passes every setting of the program on, or decides it', () => {
    // The image sets the first three; the others keep their defaults.
    const decided = ['HOST', 'PORT', 'DATA_DIR', 'LOG_LEVEL', 'WEBHOOK_PRIVATE']
    const settings = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
    const { environment } = compose.services['node-1']
    expect([...Object.keys(environment), ...decided].toSorted()).toEqual(settings.toSorted())
  })
})

describe('lanting-command', () => {
  it('runs the program with its settings, from its folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lanting-command-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    mkdirSync(join(folder, 'scripts'))
    const program = `const { DATA_DIR, INIT_CWD, LANTING_COMMAND } = process.env
      console.log(process.cwd(), DATA_DIR, INIT_CWD, LANTING_COMMAND, process.argv.slice(2).join())`
    writeFileSync(join(folder, 'scripts/start.js'), program)
    writeFileSync(join(folder, 'env'), 'DATA_DIR="/srv/a site"\n')
    // Root would change to the user of the site.
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
    const become = join(folder, 'node_modules/.bin/runuser')
    writeFileSync(become, '#!/bin/sh\nshift 3\nexec "$@"\n', { mode: 0o755 })
    const env = {
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      LANTING_HOME: folder,
      LANTING_ENV: join(folder, 'env'),
    }
    const run = (...args: string[]) =>
      execFileSync('deploy/lanting-command', args, { env, encoding: 'utf8' })
    const site = `${realpathSync(folder)} /srv/a site ${process.cwd()} lanting`
    expect(run('restore', 'a file')).toBe(`${site} restore,a file\n`)
    // The site is started by its service: no command starts a second one.
    expect(run()).toBe(`${site} help\n`)
  })
})

describe('the proxies', () => {
  const largest = Math.max(...uploads.map(({ file }) => file.maxBytes)) / 1_048_576

  it.each([
    ['deploy/nginx/lanting-proxy.conf', /client_max_body_size (\d+)m;/],
    ['deploy/Caddyfile', /max_size (\d+)MB/],
  ])('%s lets the largest file pass, and little more', (file, size) => {
    const allowed = Number(size.exec(read(file))?.[1])
    expect(allowed).toBeGreaterThan(largest)
    expect(allowed).toBeLessThan(largest * 1.1)
  })

  it('nginx passes every upload on while it arrives', () => {
    const [, pattern = ''] =
      /location ~ (\S+) \{\s+proxy_request_buffering off;/.exec(
        read('deploy/nginx/lanting-proxy.conf'),
      ) ?? []
    const passed = Object.values(endpoints).filter(({ path }) => new RegExp(pattern).test(path))
    expect(passed.map(({ path }) => path)).toEqual(uploads.map(({ path }) => path))
  })

  it('nginx believes no Host header, and limits the connections of an address', () => {
    const site = read('deploy/nginx/lanting.conf')
    expect(site).not.toMatch(/\$host\b/)
    expect(site).toMatch(/return 301 https:\/\/blog\.example\.org\$request_uri;/)
    expect(site).toMatch(/limit_conn_zone \$binary_remote_addr zone=addresses:/)
    expect(site).toMatch(/^ {2}limit_conn addresses \d+;/m)
  })
})
