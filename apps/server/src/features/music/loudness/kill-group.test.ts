import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { killGroup } from './kill-group.ts'

it('ends a process, and is content when it has ended already', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true })
  await once(child, 'spawn')
  const exit = once(child, 'exit')
  killGroup(child.pid ?? 0)
  expect(await exit).toEqual([null, 'SIGKILL'])
  expect(() => killGroup(child.pid ?? 0)).not.toThrow()
})
