import type { Outcome } from '@lanting/chat'

export const STORED: Outcome = { kind: 'stored' }

export const refusal = (code: Extract<Outcome, { kind: 'refused' }>['code']): Outcome => ({
  kind: 'refused',
  code,
})
