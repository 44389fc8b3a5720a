import { describe, expect, it } from 'vitest'
import { StartupError } from '../platform/startup-error.ts'
import { parseSeedOptions } from './options.ts'

describe('the flags of npm run seed', () => {
  it('have defaults', () => {
    expect(parseSeedOptions([])).toMatchObject({ articles: 200, users: 50, seed: 1 })
  })

  it('change only what they name', () => {
    const options = parseSeedOptions(['--articles', '7', '--seed=42', '--chat', '0'])
    expect(options).toEqual({ ...parseSeedOptions([]), articles: 7, seed: 42, chat: 0 })
  })

  it.each([
    ['an unknown one', ['--posts', '3'], 'There is no --posts, only --articles, --users'],
    ['an unknown short one', ['-a', '3'], 'There is no -'],
    ['the name of an inherited member', ['--constructor', '3'], 'There is no --constructor'],
    ['no number', ['--articles'], '--articles has to be followed by a whole number'],
    ['an empty number', ['--articles='], '--articles has to be followed by'],
    ['a word', ['--articles', 'many'], '--articles has to be followed by'],
    ['less than nothing', ['--articles=-1'], '--articles has to be followed by'],
    ['a fraction', ['--users', '1.5'], '--users has to be followed by'],
    ['too many', ['--likes', '1000001'], '--likes has to be followed by'],
    ['a number alone', ['300'], '"300" belongs to no flag'],
    ['comments on nothing', ['--articles=0', '--talks=0', '--messages=0'], '--comments needs'],
  ])('reject %s with one sentence', (_, args, beginning) => {
    const attempt = () => parseSeedOptions(args)
    expect(attempt).toThrow(StartupError)
    expect(attempt).toThrow(beginning)
    expect(attempt).toThrow(/^[^\n]*\.$/)
  })
})
