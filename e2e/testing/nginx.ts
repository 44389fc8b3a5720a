import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  makeFolder,
  type Service,
  startService,
} from '../../apps/server/src/testing/child-service.ts'

/** How requests reach the upstream `lanting`. */
const PROXY = fileURLToPath(new URL('../../deploy/nginx/lanting-proxy.conf', import.meta.url))
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const configuration = (port: number, folder: string, nodes: readonly number[]) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events { worker_connections 2048; }
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream lanting {
    least_conn;
    ${nodes.map((node) => `server 127.0.0.1:${node} max_fails=2 fail_timeout=5s;`).join('\n    ')}
    keepalive 32;
    keepalive_timeout 4s;
  }
  server {
    listen 127.0.0.1:${port};
    include ${PROXY};
  }
}`

/** Debian's nginx in front of nodes on this machine, which are open. */
export const startNginx = async (port: number, nodes: readonly number[]): Promise<Service> => {
  const folder = await makeFolder('nginx')
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configuration(port, folder, nodes))
  const url = `http://localhost:${port}`
  return startService({
    command: '/usr/sbin/nginx',
    args: ['-p', folder, '-c', file, '-e', join(folder, 'error.log')],
    url,
    folder,
    probe: () => fetch(url),
  })
}
