import { hostname } from 'node:os'
import { StartupError } from './startup-error.ts'

const INFO = 30
const WARN = 40
const ERROR = 50
const FATAL = 60

/** The log of the program outside of requests. */
export interface ProcessLog {
  say(text: string): void
  complain(error: unknown): void
}

/** Lines for a person at a terminal. */
export const plainLog: ProcessLog = {
  say: (text) => void process.stdout.write(`${text}\n`),
  complain: (error) => void process.stderr.write(`${error}\n`),
}

const onOneLine = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .join(' · ')

/** The form of the lines about requests, which pino writes. Several lines of text become one. */
const jsonLine = (level: number, about: unknown) => {
  const base = { level, time: Date.now(), pid: process.pid, hostname: hostname() }
  if (!(about instanceof Error)) return { ...base, msg: onOneLine(String(about)) }
  const { name, message, stack, code } = about as NodeJS.ErrnoException
  return { ...base, err: { type: name, message, code, stack }, msg: message || code || name }
}

const writeJson = (stream: NodeJS.WriteStream, level: number, about: unknown) =>
  void stream.write(`${JSON.stringify(jsonLine(level, about))}\n`)

const jsonLog: ProcessLog = {
  say: (text) => writeJson(process.stdout, INFO, text),
  complain: (error) => writeJson(process.stderr, ERROR, error),
}

/** Plain where a person reads; JSON in a file or a journal, as the lines about requests. */
export const processLog = (): ProcessLog => (process.stdout.isTTY ? plainLog : jsonLog)

/** Ends the program with a reason; an error that nobody expected has its stack. */
export const endWith = (reason: unknown): never => {
  if (process.stdout.isTTY) process.stderr.write(`${(reason as Error)?.stack ?? reason}\n`)
  else writeJson(process.stderr, FATAL, reason)
  process.exit(1)
}

/** Ends a start that has failed for a reason of the operator. Every other error is a fault. */
export const endFailedStart = (error: unknown): never => {
  if (error instanceof StartupError) return endWith(error.message)
  throw error
}

/** Logs warnings of Node and uncaught errors, which Node would write as plain lines. */
export const logNodeItself = (): void => {
  if (process.stdout.isTTY) return
  process.removeAllListeners('warning')
  process.on('warning', (warning) => writeJson(process.stderr, WARN, warning))
  process.on('uncaughtException', endWith)
}
