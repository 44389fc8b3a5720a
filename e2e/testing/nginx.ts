import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  makeFolder,
  type Service,
  startService,
} from '../../apps/server/src/testing/child-service.ts'

const AWAY = {
  api: `{"code":"100000","message":"服务正在准备，请稍后再试","reason":"notReady"}`,
  page: '<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>兰亭</title><h1>请稍候</h1><p>服务正在准备，请稍后再试。</p>',
}

const configuration = (port: number, folder: string, nodes: readonly number[]) => `
daemon off;
master_process off;
worker_rlimit_nofile 4096;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 2048; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  client_max_body_size 20m;
  upstream site {
    ${nodes.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=3s;`).join('\n    ')}
    keepalive 32;
  }
  map $http_upgrade $connection_header { default upgrade; '' ''; }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $connection_header;
    proxy_connect_timeout 2s;
    proxy_read_timeout 6s;
    proxy_next_upstream error timeout;
    error_page 502 504 =503 @away;
    location / { proxy_pass http://site; error_page 502 504 =503 @awayPage; }
    location /api/ { proxy_pass http://site; }
    location /ws/ { proxy_pass http://site; proxy_read_timeout 75s; }
    location @away { default_type application/json; add_header Retry-After 2 always; return 503 '${AWAY.api}'; }
    location @awayPage { default_type text/html; add_header Retry-After 2 always; return 503 '${AWAY.page}'; }
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
