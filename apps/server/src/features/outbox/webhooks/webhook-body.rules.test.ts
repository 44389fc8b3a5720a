import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { webhookBody, webhookHeaders } from './webhook-body.rules.ts'

const content = { name: 'A', title: '茶', text: 'x', path: '/article?id=1' }
const outgoing = { key: 'k-1', kind: 'comment', created_at: 5, ...content }
const body = webhookBody(outgoing, 'https://site.example')

it('contains the event and its address', () => {
  expect(JSON.parse(body)).toEqual({
    id: 'k-1',
    kind: 'comment',
    at: 5,
    name: 'A',
    title: '茶',
    text: 'x',
    url: 'https://site.example/article?id=1',
  })
})

it('has headers with the signature of time and body, and the delivery key', () => {
  const headers = webhookHeaders(outgoing, { secret: 's', body, now: 61_500 })
  const expected = createHmac('sha256', 's').update(`61.${body}`).digest('hex')
  expect(headers).toMatchObject({
    'X-Lanting-Signature': `t=61,v1=${expected}`,
    'X-Lanting-Delivery': 'k-1',
    'X-Lanting-Kind': 'comment',
    'Content-Length': String(Buffer.byteLength(body)),
  })
})
