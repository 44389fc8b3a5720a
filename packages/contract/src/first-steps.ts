import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'

/** The first tasks of a new owner, in this order. */
export const FIRST_STEPS = [
  'identity',
  'password',
  'timeZone',
  'article',
  'songs',
  'backup',
  'address',
  'demo',
] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

const FirstSteps = Type.Object({
  done: Type.Array(Type.Unsafe<FirstStep>({ type: 'string', enum: FIRST_STEPS })),
  isDismissed: Type.Boolean(),
  time_zone: Type.String(),
})
export type FirstSteps = Static<typeof FirstSteps>

export const getFirstSteps = endpoint({
  summary: 'List the first steps of a new owner that are done',
  method: 'GET',
  path: '/api/config/firstSteps',
  access: 'administrator',
  limit: perMinute(120),
  result: FirstSteps,
})
