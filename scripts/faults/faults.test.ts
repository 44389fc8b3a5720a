import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Fault, inShard, plant, plantingProblem } from './fault.ts'
import { FAULTS } from './faults.ts'

const ROOT = join(import.meta.dirname, '../..')

const FAULT: Fault = {
  name: 'a fault',
  file: 'a.ts',
  text: 'x > 1',
  becomes: '$& x >= 1',
  project: 'unit',
  tests: [],
}

describe('the list of faults', () => {
  it('has sixty or more, each with a name of its own', () => {
    expect(FAULTS.length).toBeGreaterThanOrEqual(60)
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length)
  })

  it('can be planted: each text stands once in its file', () => {
    const problems = FAULTS.flatMap((fault) => {
      const path = join(ROOT, fault.file)
      const whole = existsSync(path) ? readFileSync(path, 'utf8') : undefined
      return plantingProblem(fault, whole) ?? []
    })
    expect(problems).toEqual([])
    expect(FAULTS.filter(({ text, becomes }) => text === becomes)).toEqual([])
  })

  it('names test files that exist, in the project that runs them', () => {
    const projectsOf = (file: string) => {
      if (file.endsWith('.journey.test.ts')) return ['browser']
      if (file.endsWith('.store.integration.test.ts')) return ['small', 'large']
      if (file.endsWith('.redis.integration.test.ts')) return ['large']
      return file.endsWith('.integration.test.ts') ? ['small'] : ['unit']
    }
    const isWrong = ({ project, tests }: Fault) =>
      tests.length === 0 ||
      tests.some((file) => !existsSync(join(ROOT, file)) || !projectsOf(file).includes(project))
    expect(FAULTS.filter(isWrong).map(({ name }) => name)).toEqual([])
  })
})

describe('a fault', () => {
  it('is planted as it is written', () => {
    expect(plant(FAULT, 'if (x > 1) return')).toBe('if ($& x >= 1) return')
  })

  it('is an error if its text stands there never or twice, or the file is gone', () => {
    expect(plantingProblem(FAULT, 'x > 1')).toBeUndefined()
    expect(plantingProblem(FAULT, 'x > 2')).toBe('a fault: its text stands 0 times in a.ts')
    expect(plantingProblem(FAULT, 'x > 1 x > 1')).toContain('2 times')
    expect(plantingProblem(FAULT, undefined)).toBe('a fault: there is no a.ts')
  })

  it('is in one of the shards', () => {
    const all = [1, 2, 3, 4, 5]
    expect(['1/2', '2/2'].map((shard) => inShard(all, shard))).toEqual([
      [1, 3, 5],
      [2, 4],
    ])
    expect(inShard(all, undefined)).toBe(all)
    for (const wrong of ['0/2', '3/2', 'x', '1']) expect(() => inShard(all, wrong)).toThrow()
  })
})
