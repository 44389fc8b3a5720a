import { describe, expect, it } from 'vitest'
import { type Call, createClient, endpoints } from './index.ts'

const recordingClient = () => {
  const calls: Call[] = []
  const client = createClient<typeof endpoints>(endpoints, async (call) => {
    calls.push(call)
    return 'answer'
  })
  return { calls, client }
}

describe('createClient', () => {
  it('fills the path and returns the answer', async () => {
    const { calls, client } = recordingClient()
    expect(await client.getHomeArticleList({ params: { current: 2, size: 5 } })).toBe('answer')
    expect(calls).toEqual([{ method: 'GET', url: '/api/article/blogHomeGetArticleList/2/5' }])
  })

  it('encodes path parameters', async () => {
    const { calls, client } = recordingClient()
    await client.getArticleById({ params: { id: '1/../2?x#y' as unknown as number } })
    expect(calls[0]?.url).toBe('/api/article/getArticleById/1%2F..%2F2%3Fx%23y')
  })

  it.each([
    ['.', '.%20'],
    ['..', '..%20'],
    ['...', '...'],
    ['%2e', '%252e'],
  ])('does not let %s change the path', async (text, segment) => {
    const { calls, client } = recordingClient()
    await client.getArticleListByContent({ params: { text } })
    const { pathname } = new URL(calls[0]?.url ?? '', 'http://localhost')
    expect(pathname).toBe(`/api/article/getArticleListByContent/${segment}`)
  })

  it('has a function for every endpoint', () => {
    expect(Object.keys(recordingClient().client)).toEqual(Object.keys(endpoints))
  })
})
