import { resolve } from 'node:path'
import { readCaller } from './config.ts'

interface Command {
  /** The arguments that may follow its name. */
  readonly takes: readonly string[]
  readonly does: string
}

const COMMANDS = {
  owner: {
    takes: ['[<username>]'],
    does: 'Lists the administrators, or gives one of them a password for one login.',
  },
  import: {
    takes: [
      '<folder, zip or export file …> [--dry-run] [--media <folder or zip with pictures>]\n  [--fetch-pictures] [--site https://old.blog] [--permalink :year/:month/:day/:title/]\n  [--details]: list every remark, not only the first ones of each kind',
      '--undo <number of the import>',
    ],
    does: 'Imports another blog, or undoes an import.',
  },
  backup: {
    takes: ['[--to FILE] [--passphrase-env NAME]', '--verify FILE'],
    does: 'Writes everything into one file, or verifies one.',
  },
  restore: {
    takes: ['FILE [--dry-run] [--into-empty-only] [--passphrase-env NAME]'],
    does: 'Replaces the site with a backup.',
  },
  move: {
    takes: ['--to postgres://… (or sqlite: with an absolute path)'],
    does: 'Copies the database to another engine.',
  },
  files: {
    takes: ['--to <s3://… or folder> [--from <s3://… or folder>]', '--adopt'],
    does: 'Copies all files to another place, or says that they are of this site.',
  },
} as const satisfies Record<string, Command>

export type CommandName = keyof typeof COMMANDS

export const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name)

/** A command as it is written where the program was started: by its own name, or by npm. */
export const commandText = (name: CommandName, ...args: string[]): string => {
  const { program } = readCaller()
  if (program !== undefined) return [program, name, ...args].join(' ')
  return ['npm run', name, ...(args.length > 0 ? ['--', ...args] : [])].join(' ')
}

export const usageOf = (name: CommandName): string =>
  COMMANDS[name].takes.map((args) => commandText(name, args)).join('\n')

export const allUsages = (): string =>
  (Object.keys(COMMANDS) as CommandName[])
    .map((name) => `${COMMANDS[name].does}\n${usageOf(name).replaceAll(/^/gm, '  ')}`)
    .join('\n')

export const commandNames = (): string => Object.keys(COMMANDS).join(', ')

/** A path that a person wrote: relative ones begin where they are, not in the program's folder. */
export const callerPath = (path: string): string => resolve(readCaller().folder, path)
