import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The file to which a measured server writes its bytes in use. */
export const inUseFile = (pid: number) => join(tmpdir(), `lanting-in-use-${pid}`)
