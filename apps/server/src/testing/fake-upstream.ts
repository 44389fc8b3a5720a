import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

interface UpstreamRequest {
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

type Behaviour = (response: ServerResponse, request: UpstreamRequest) => void

const json =
  (body: unknown): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

const song = (id: number) => ({
  id,
  name: `their song ${id}`,
  ar: [{ name: 'they' }],
  al: { picUrl: `http://pictures.example/${id}.jpg`, name: 'their album' },
  alia: [],
  dt: 200_000 + id * 1_000,
})

/** Valid upstream answers for each call. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/toplist/detail': {
    code: 200,
    list: [{ id: 7, name: 'their list', coverImgUrl: 'http://pictures.example/7.jpg' }],
  },
  '/playlist/track/all': { code: 200, songs: [song(1), song(2)] },
  '/playlist/detail': { code: 200, playlist: { id: 7, name: 'their list' } },
  '/song/detail': { code: 200, songs: [song(1)] },
  '/song/url/v1': { code: 200, data: [{ id: 1, url: 'http://songs.example/1.mp3' }] },
  '/lyric': {
    code: 200,
    lrc: { lyric: '[00:01]theirs' },
    tlyric: { lyric: '[00:01]ours' },
  },
  '/lyric/new': {
    code: 200,
    lrc: { lyric: '[00:01]theirs' },
    tlyric: { lyric: '[00:01]ours' },
    yrc: { lyric: '[980,900](980,500,0)the(1480,400,0)irs' },
    ytlrc: { lyric: '[00:00.98]our own' },
    romalrc: { lyric: '[00:01]as read' },
  },
  '/search': {
    code: 200,
    result: {
      songs: [
        {
          id: 9,
          name: 'their find',
          artists: [{ name: 'they' }],
          album: { artist: { img1v1Url: 'https://pictures.example/9.jpg' } },
          alias: ['found'],
          duration: 209_000,
        },
      ],
    },
  },
}

/** An upstream that a test controls: it answers, hangs, fails, sends invalid data or redirects. */
export const openFakeUpstream = async () => {
  const requests: UpstreamRequest[] = []
  const answer: Behaviour = (response, { url }) => {
    json(ANSWERS[url.replace(/\?.*$/, '')] ?? { code: 404 })(response, { url, headers: {} })
  }
  const now = { does: answer }
  const server = createServer((request, response) => {
    const { url = '', headers } = request
    requests.push({ url, headers })
    now.does(response, { url, headers })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const behaviours = {
    answer,
    says: json,
    /** An older server, without this call. */
    lacks: (path: string) => (response: ServerResponse, request: UpstreamRequest) =>
      request.url.startsWith(path) ? response.writeHead(404).end() : answer(response, request),
    hang: () => undefined,
    fail: (response: ServerResponse) => response.writeHead(500).end('{"code":500}'),
    breakOff: (response: ServerResponse) => response.destroy(),
    redirect: (to: string) => (response: ServerResponse) =>
      response.writeHead(302, { location: to }).end(),
    drivel: (response: ServerResponse) => response.end('<html>not music</html>'),
    flood: (response: ServerResponse) => {
      response.writeHead(200)
      const more = () => {
        while (response.writable && response.write('x'.repeat(65_536)));
      }
      response.on('drain', more)
      more()
    },
  } satisfies Record<string, Behaviour | ((wish: never) => Behaviour)>
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    behaviours,
    does: (behaviour: Behaviour) => {
      now.does = behaviour
    },
  }
}
