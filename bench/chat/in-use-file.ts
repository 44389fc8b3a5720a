import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where a server that is measured writes how many bytes it has in use. */
export const inUseFile = (pid: number) => join(tmpdir(), `lanting-in-use-${pid}`)
