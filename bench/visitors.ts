/** The user agent of a visitor. */
const BROWSERS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
]
/** A client with this user agent is answered, but not counted. */
const BOT = 'Mozilla/5.0 (compatible; benchbot/1.0)'
const LANGUAGES = ['zh-CN,zh;q=0.9', 'zh-CN,zh;q=0.8,en-US;q=0.5', 'zh-TW,zh;q=0.9,en;q=0.8']
const ACCEPT_PAGE = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

const OCTETS = 256

/** Sixteen million visitors have different addresses. */
const addressOf = (visitor: number) =>
  [OCTETS ** 2, OCTETS, 1].map((place) => Math.floor(visitor / place) % OCTETS).join('.')

/** Returns the n-th visitor, with their own address, cookie and browser. */
export const visitorHeaders = (visitor: number, path: string): Record<string, string> => ({
  'User-Agent': BROWSERS[visitor % BROWSERS.length] ?? '',
  Accept: path.startsWith('/api/') ? 'application/json' : ACCEPT_PAGE,
  'Accept-Language': LANGUAGES[visitor % LANGUAGES.length] ?? '',
  'Accept-Encoding': 'gzip, deflate, br',
  'X-Forwarded-For': `10.${addressOf(visitor)}`,
  Cookie: `visitor=${visitor.toString(36)}; theme=${visitor % 2 ? 'dark' : 'light'}`,
})

/** The kind of client: visitors, who are counted, or bots. */
export type Clients = 'visitors' | 'bots'

/** The bytes of a visitor's request over a persistent connection. */
export const requestOf = (path: string, visitor: number, clients: Clients = 'visitors'): string => {
  const own = visitorHeaders(visitor, path)
  const headers = Object.entries(clients === 'visitors' ? own : { ...own, 'User-Agent': BOT })
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${lines.join('\r\n')}\r\n\r\n`
}
