import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FILE = fileURLToPath(new URL('./hostile-corpus.txt', import.meta.url))

/** Writes invisible characters out: what the file calls \u202e is one character. */
const unescaped = (line: string) =>
  line.replace(/\\u\{?([0-9a-f]{4,6})\}?/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )

/** One string a line; lines that begin with `# ` say of which kind the following are. */
export const HOSTILE: readonly string[] = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# '))
  .map(unescaped)
