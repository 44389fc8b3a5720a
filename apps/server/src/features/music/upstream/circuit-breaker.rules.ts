/**
 * `closed`: calls pass. `open`: calls are blocked for a while. `trying`: one call passes as a test.
 */
export type Circuit =
  | { readonly state: 'closed'; readonly failures: number }
  | { readonly state: 'open'; readonly until: number }
  | { readonly state: 'trying' }

export const CLOSED: Circuit = { state: 'closed', failures: 0 }

const FAILURES_MAX = 5
export const OPEN_MS = 30_000

export const mayCall = (circuit: Circuit, now: number): boolean =>
  circuit.state === 'closed' || (circuit.state === 'open' && now >= circuit.until)

/** Returns the state of the circuit while an admitted call is running. */
export const afterCall = (circuit: Circuit): Circuit =>
  circuit.state === 'open' ? { state: 'trying' } : circuit

export const afterAnswer = (circuit: Circuit, isSuccess: boolean, now: number): Circuit => {
  if (isSuccess) return CLOSED
  const failures = circuit.state === 'closed' ? circuit.failures + 1 : FAILURES_MAX
  return failures >= FAILURES_MAX
    ? { state: 'open', until: now + OPEN_MS }
    : { state: 'closed', failures }
}
