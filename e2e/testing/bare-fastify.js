import Fastify from 'fastify'

/** A Fastify app with one route, as a measure for the memory of the site. Prints its address. */
const app = Fastify()
app.get('/', async () => ({ code: 0 }))
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
