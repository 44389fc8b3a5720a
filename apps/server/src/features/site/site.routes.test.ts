import { type Endpoint, endpoints } from '@lanting/contract'
import { expect, it } from 'vitest'
import type { Serve } from '../../http/serve-endpoint.ts'
import { siteRoutes } from './site.routes.ts'

type Needs = Parameters<typeof siteRoutes>[1]

const statusWith = async (changes: Partial<Needs>) => {
  let answer: unknown
  const serve = (endpoint: Endpoint, handler: () => Promise<unknown>) => {
    if (endpoint === endpoints.getHealth) answer = handler()
  }
  const whole = { isBusWhole: () => true, hasFiles: () => true, hasSpace: async () => true }
  const needs: Partial<Needs> = { isReady: async () => true, ...whole, ...changes }
  siteRoutes(serve as Serve, needs as Needs)
  return answer
}

it('a site whose disk is full is not called ready', async () => {
  expect(await statusWith({})).toEqual({ status: 'ready', away: [] })
  expect(await statusWith({ hasSpace: async () => false })).toEqual({
    status: 'degraded',
    away: ['disk'],
  })
})
