import { mkdir, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { parseS3Address } from '../platform/s3-address.ts'
import { createS3Client } from '../platform/s3-client.ts'
import { findFreePort, makeFolder, type Service, startService } from './child-service.ts'

/** Swift's modules belong to this Python, which may not be the first on the path. */
const DEBIAN_PYTHON = '/usr/bin/python3'
const KEY = 'test:tester'
const SECRET = 'testing/+secret'
const BUCKET = 'files'

/** The parts of OpenStack Swift behind its proxy. Objects are kept in memory. */
const STORES = { account: 'account', container: 'container', object: 'mem_object' }
type Store = keyof typeof STORES

/** One process for all of them, with one device each: there is nothing to distribute. */
const SERVE_STORES = `
import eventlet
eventlet.monkey_patch()
import json, os, sys
from array import array
from eventlet import wsgi
from swift.common.http_protocol import SwiftHttpProtocol
from swift.common.ring import RingData
from swift.common.wsgi import loadapp
ports = json.loads(sys.argv[1])
for name, port in ports.items():
    place = {'ip': '127.0.0.1', 'port': port, 'replication_ip': '127.0.0.1', 'replication_port': port}
    device = {'id': 0, 'region': 1, 'zone': 1, 'weight': 1.0, 'device': 'disk', **place}
    RingData([array('H', [0])], [device], 32).save(name + '.ring.gz')
def serve(name, port):
    socket = eventlet.listen(('127.0.0.1', port))
    wsgi.server(socket, loadapp(os.path.abspath(name + '.conf')), protocol=SwiftHttpProtocol, log_output=False)
for server in [eventlet.spawn(serve, *store) for store in ports.items()]:
    server.wait()
`

const SWIFT_CONF = `[swift-hash]
swift_hash_path_prefix = tests
swift_hash_path_suffix = tests
`

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
log_level = CRITICAL
`

const storeConf = (store: Store) => `[pipeline:main]
pipeline = ${store}-server
[app:${store}-server]
use = egg:swift#${STORES[store]}
`

const PROXY_CONF = `[pipeline:main]
pipeline = catch_errors cache s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${SECRET} .admin
[filter:slo]
use = egg:swift#slo
`

/** Creates the bucket; fails until the server answers. */
const createBucket = async (url: string) => {
  const client = createS3Client(parseS3Address('url', url))
  try {
    await client.send({ method: 'PUT', key: '' })
  } finally {
    client.close()
  }
}

/** An S3 server that others wrote: Debian's Swift with its s3api. Killing it keeps the objects. */
export const startS3 = async (): Promise<Service> => {
  const folder = await makeFolder('s3')
  const [port = 0, account, container, object] = await Promise.all(
    Array.from({ length: 4 }, findFreePort),
  )
  const ports = { account, container, object } as Record<Store, number>
  await mkdir(join(folder, 'devices', 'disk'), { recursive: true })
  await writeFile(join(folder, 'swift.conf'), SWIFT_CONF)
  await writeFile(join(folder, 'proxy.conf'), common(folder, port) + PROXY_CONF)
  for (const store of Object.keys(STORES) as Store[]) {
    const conf = common(folder, ports[store]) + storeConf(store)
    await writeFile(join(folder, `${store}.conf`), conf)
  }
  const auth = `${encodeURIComponent(KEY)}:${encodeURIComponent(SECRET)}`
  const url = `s3://${auth}@127.0.0.1:${port}/${BUCKET}?tls=off`
  const stores = await startService({
    command: DEBIAN_PYTHON,
    args: ['-c', SERVE_STORES, JSON.stringify(ports)],
    url,
    folder,
    probe: () =>
      Promise.all(Object.values(ports).map((each) => fetch(`http://127.0.0.1:${each}/`))),
  })
  const proxy = await startService({
    command: 'swift-proxy-server',
    args: [join(folder, 'proxy.conf')],
    url,
    folder: await makeFolder('s3-proxy'),
    probe: () => createBucket(url),
  })
  const stop = async () => {
    await proxy.stop()
    await stores.stop()
  }
  return { ...proxy, stop }
}
