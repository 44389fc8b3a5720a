import { createHash } from 'node:crypto'
import { isProof, type Proof, proofText } from '@lanting/contract'

const DAY_MS = 86_400_000

const dayOf = (epochMs: number) => new Date(epochMs).toISOString().slice(0, 10)

/** Checks the proof of work for this username; its day may differ by one day. */
export const isValidProof = (username: string, proof: Proof | undefined, now: number): boolean => {
  if (!proof) return false
  const days = [-DAY_MS, 0, DAY_MS].map((shift) => dayOf(now + shift))
  if (!days.includes(proof.day)) return false
  const text = proofText(username, proof.day, proof.counter)
  return isProof(createHash('sha256').update(text).digest())
}
