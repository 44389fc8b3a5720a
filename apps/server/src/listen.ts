import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { StartupError } from './platform/startup-error.ts'

type Address = Pick<Config, 'host' | 'port'>

const failureOf = (error: unknown, { host, port }: Address): unknown => {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return new StartupError(`PORT ${port} on HOST ${host} is already in use: choose another.`)
  }
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return error
  return new StartupError(`HOST ${host} with PORT ${port} cannot be listened on (${code}).`)
}

/** A wrong or busy address stops a start before it opens or writes anything. */
export const checkAddress = async (address: Address): Promise<void> => {
  const { host, port } = address
  const server = createServer().listen({ host, port })
  try {
    await once(server, 'listening')
  } catch (error) {
    throw failureOf(error, address)
  }
  server.close()
  await once(server, 'close')
}

export const listen = async (app: FastifyInstance, address: Address): Promise<void> => {
  const { host, port } = address
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw failureOf(error, address)
  }
}
