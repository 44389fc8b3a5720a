import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { webhookBody, webhookHeaders } from './webhook-body.rules.ts'

const said = { name: 'A', title: '茶', text: 'x', path: '/article?id=1' }
const outgoing = { key: 'k-1', kind: 'comment', created_at: 5, ...said }
const body = webhookBody(outgoing, 'https://site.example')

it('says what has happened, and where', () => {
  expect(JSON.parse(body)).toEqual({
    ...{ id: 'k-1', kind: 'comment', at: 5, name: 'A', title: '茶', text: 'x' },
    url: 'https://site.example/article?id=1',
  })
})

it('is signed over time and body, and keeps its name', () => {
  const headers = webhookHeaders(outgoing, { secret: 's', body, now: 61_500 })
  const expected = createHmac('sha256', 's').update(`61.${body}`).digest('hex')
  expect(headers).toMatchObject({
    'X-Lanting-Signature': `t=61,v1=${expected}`,
    'X-Lanting-Delivery': 'k-1',
    'X-Lanting-Kind': 'comment',
    'Content-Length': String(Buffer.byteLength(body)),
  })
})
