import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

// Loaded before the program. Writes the address of every loaded module to a file.
registerHooks({
  load: (url, context, next) => {
    appendFileSync(process.env.LOADED_MODULES, `${url}\n`)
    return next(url, context)
  },
})
