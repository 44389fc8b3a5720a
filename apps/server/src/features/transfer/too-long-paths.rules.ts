import { isTextFile } from './markdown/text-kind.ts'

const SHOWN_FROM_START = 100
const SHOWN_FROM_END = 100

const shortened = (path: string) =>
  path.length > SHOWN_FROM_START + SHOWN_FROM_END
    ? `${path.slice(0, SHOWN_FROM_START)}…${path.slice(-SHOWN_FROM_END)}`
    : path

/** Returns short, unique names for the texts with too long a path, for the report. */
export const reportedPaths = (tooLong: readonly string[]): string[] => {
  const times = new Map<string, number>()
  return tooLong
    .filter((path) => path.endsWith('/') || isTextFile(path))
    .sort()
    .map((path) => {
      const name = shortened(path)
      const time = (times.get(name) ?? 0) + 1
      times.set(name, time)
      return time === 1 ? name : `${name} (${time})`
    })
}
