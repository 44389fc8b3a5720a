import { existsSync, readFileSync } from 'node:fs'

const KILOBYTE = 1_024
const SAMPLED_EVERY_MS = 200

/** Returns the memory of one process; 0 after its end. */
const residentBytes = (pid: number): number => {
  const path = `/proc/${pid}/status`
  if (!existsSync(path)) return 0
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(path, 'utf8'))?.[1] ?? 0) * KILOBYTE
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** Watches the memory of a process and its children. Returns how far it has grown. */
export const watchMemory = (pid: number) => {
  const now = () => [pid, ...childrenOf(pid)].map(residentBytes).reduce((sum, one) => sum + one, 0)
  const begunBytes = now()
  let mostBytes = begunBytes
  const look = () => {
    mostBytes = Math.max(mostBytes, now())
  }
  const timer = setInterval(look, SAMPLED_EVERY_MS)
  return {
    stop: () => {
      look()
      clearInterval(timer)
      return { begunBytes, grownBytes: mostBytes - begunBytes }
    },
  }
}
