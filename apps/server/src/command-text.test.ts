import { afterEach, expect, it, vi } from 'vitest'
import { allUsages, callerPath, commandText, usageOf } from './command-text.ts'

afterEach(() => vi.unstubAllEnvs())

it('a command is named as the program was started', () => {
  vi.stubEnv('LANTING_COMMAND', undefined)
  expect(commandText('files', '--adopt')).toBe('npm run files -- --adopt')
  expect(commandText('owner')).toBe('npm run owner')
  vi.stubEnv('LANTING_COMMAND', 'lanting')
  expect(commandText('files', '--adopt')).toBe('lanting files --adopt')
  expect(usageOf('backup')).toBe(
    'lanting backup [--to FILE] [--passphrase-env NAME]\nlanting backup --verify FILE',
  )
  expect(allUsages()).not.toContain('npm')
})

it('a relative path begins where its writer is', () => {
  vi.stubEnv('INIT_CWD', '/home/her')
  expect(callerPath('./blog.zip')).toBe('/home/her/blog.zip')
  expect(callerPath('/srv/blog.zip')).toBe('/srv/blog.zip')
  vi.stubEnv('INIT_CWD', undefined)
  expect(callerPath('blog.zip')).toBe(`${process.cwd()}/blog.zip`)
})
