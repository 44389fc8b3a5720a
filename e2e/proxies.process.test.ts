import { execFile, spawn, spawnSync } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { endpoints } from '@lanting/contract'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { findFreePort } from '../apps/server/src/testing/child-service.ts'
import { jpeg } from '../apps/server/src/testing/pictures.ts'
import { chatClient, chatUser, SOON } from './testing/chat.ts'
import { ownFolder } from './testing/own-folder.ts'
import { loginAsOwner, ROOT, type RunningSite, scratch, startSite } from './testing/site.ts'
import { upload } from './testing/uploads.ts'

const MEGABYTE = 1_048_576
const DEPLOY = join(ROOT, 'deploy')

interface Proxy {
  readonly url: string
  stop(): Promise<void>
}

const startProxy = async (
  command: string,
  args: readonly string[],
  { folder, port, env = {} }: { folder: string; port: number; env?: Record<string, string> },
): Promise<Proxy> => {
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, ...env },
  })
  let errors = ''
  child.stderr.on('data', (text) => {
    errors += text
  })
  const url = `http://127.0.0.1:${port}`
  await vi
    .waitFor(() => fetch(url), SOON)
    .catch((error) => {
      throw new Error(`${command} did not start: ${errors}`, { cause: error })
    })
  return {
    url,
    stop: async () => {
      child.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The proxied part of the configuration, unchanged, without certificates. */
const startNginx = async (upstream: string) => {
  const [folder, port] = [await scratch(), await findFreePort()]
  await cp(join(DEPLOY, 'nginx/lanting-proxy.conf'), join(folder, 'lanting-proxy.conf'))
  const written = await readFile(join(DEPLOY, 'nginx/lanting.conf'), 'utf8')
  const [nodes = ''] = /upstream lanting \{.*?\n\}/s.exec(written) ?? []
  const config = `daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1;
    events {}
    http {
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((part) => `${part}_temp_path ${folder}/${part};`).join('\n')}
      ${nodes.replace('127.0.0.1:3000', upstream)}
      server { listen 127.0.0.1:${port}; include ${folder}/lanting-proxy.conf; }
    }`
  await writeFile(join(folder, 'nginx.conf'), config)
  return startProxy('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    folder,
    port,
  })
}

const startCaddy = async (upstream: string) => {
  const [folder, port] = [await scratch(), await findFreePort()]
  const written = await readFile(join(DEPLOY, 'Caddyfile'), 'utf8')
  const nodePort = upstream.split(':')[1] ?? ''
  const file = `{\nadmin off\n}\n${written.replace('port 3000', `port ${nodePort}`)}`
  await writeFile(join(folder, 'Caddyfile'), file)
  const args = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  return startProxy('/usr/bin/caddy', args, {
    folder,
    port,
    env: { DOMAIN: `http://127.0.0.1:${port}` },
  })
}

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
])('behind %s', (_, start) => {
  let site: RunningSite
  let proxy: Proxy
  beforeAll(async () => {
    site = await startSite({ TRUSTED_PROXY_HOPS: '1', DEMO: 'off' })
    proxy = await start(site.url.replace('http://localhost', '127.0.0.1'))
  })
  afterAll(async () => {
    await proxy.stop()
    await site.stop()
  })

  it('pages and their checksums arrive unchanged', async () => {
    const headers = { 'accept-encoding': 'br' }
    await fetch(`${site.url}/home`, { headers })
    const [own, proxied] = await Promise.all(
      [site, proxy].map(async ({ url }) => {
        const answer = await fetch(`${url}/home`, { headers })
        const { etag, 'content-encoding': encoding } = Object.fromEntries(answer.headers)
        return { status: answer.status, etag, encoding, text: await answer.text() }
      }),
    )
    expect(proxied).toEqual(own)
    expect(own).toMatchObject({ status: 200, encoding: 'br', etag: expect.stringMatching(/./) })
  })

  it('a visitor counts as the address that the proxy saw, whatever the visitor claims', async () => {
    const { times } = endpoints.addReport.limit
    const reportAs = async (address: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
      const body = '{}'
      return (await fetch(`${proxy.url}/api/report/add`, { method: 'POST', headers, body })).status
    }
    const statuses: number[] = []
    for (let at = 0; at <= times; at += 1) statuses.push(await reportAs(`203.0.113.${at}`))
    expect(statuses).toEqual([...Array(times).fill(422), 429])
  })

  it('sockets carry messages both ways', async () => {
    const writer = chatClient(() => proxy.url, await chatUser(proxy.url, 'proxied1'))
    const reader = chatClient(() => proxy.url)
    onTestFinished(() => {
      writer.chat.close()
      reader.chat.close()
    })
    await Promise.all([writer.isReady(), reader.isReady()])
    writer.chat.send('through the proxy')
    await expect.poll(reader.texts, SOON).toEqual(['through the proxy'])
  })

  it('pictures are uploaded, and files that no endpoint takes are refused', async () => {
    const token = await loginAsOwner(proxy.url)
    expect((await upload(proxy, token, await jpeg(2_000, 1_500))).status).toBe(200)
    const tooLarge = await fetch(`${proxy.url}/api/transfer/import`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'multipart/form-data; boundary=x' },
      body: new Uint8Array(102 * MEGABYTE),
    }).then(
      ({ status }) => status,
      // The proxy may close the connection before everything is sent.
      () => 413,
    )
    expect(tooLarge).toBe(413)
  })

  it('a site that is away is a word to people, and comes back by itself', async () => {
    const port = new URL(site.url).port
    await site.stop()
    const away = await fetch(`${proxy.url}/home`, { headers: { accept: 'text/html' } })
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await away.text()).toContain('本页会自动重试')
    site = await startSite({ TRUSTED_PROXY_HOPS: '1', DEMO: 'off', PORT: port })
    const statusOf = async () => (await fetch(`${proxy.url}/home`)).status
    await expect.poll(statusOf, SOON).toBe(200)
  })
})

it('the whole configuration of nginx is accepted', async () => {
  const folder = await ownFolder()
  const run = promisify(execFile)
  const certificate = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  await run('openssl', ['req', ...kind, ...certificate, '-subj', '/CN=blog.example.org'])
  await mkdir(join(folder, 'snippets'))
  await cp(join(DEPLOY, 'nginx/lanting-proxy.conf'), join(folder, 'snippets/lanting-proxy.conf'))
  const written = await readFile(join(DEPLOY, 'nginx/lanting.conf'), 'utf8')
  const local = written.replaceAll('/etc/letsencrypt/live/blog.example.org', folder)
  await writeFile(join(folder, 'nginx.conf'), `pid ${folder}/pid; events {} http { ${local} }`)
  const check = run('/usr/sbin/nginx', ['-t', '-c', `${folder}/nginx.conf`, '-p', folder])
  expect((await check).stderr).toContain('test is successful')
})

it('the unit of systemd is accepted', async () => {
  const unit = join(DEPLOY, 'lanting.service')
  // It also complains of other units, and of a folder that only the server has.
  const { stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
  expect(stderr.split('\n').filter((line) => line.includes('lanting.service'))).toEqual([])
})
