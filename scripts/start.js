// Plain JavaScript, so that an old Node can print an error before it fails at TypeScript, and a
// built site starts without the TypeScript loader.
const NEEDED_NODE = 26

if (Number.parseInt(process.versions.node, 10) < NEEDED_NODE) {
  console.error(
    [
      `Lanting needs Node ${NEEDED_NODE} or later; this is Node ${process.versions.node}. Start it with npm start:`,
      'npm ci has installed a Node beside it. It has not with --ignore-scripts or --omit=optional, on',
      `Alpine and on Windows for ARM: install Node ${NEEDED_NODE} or later there, and run npm ci again.`,
    ].join('\n'),
  )
  process.exit(1)
}

const { readFileSync } = await import('node:fs')
/** The parent; on Linux also its parent if it is a shell, which may survive npm. */
const readParents = () => {
  const { ppid } = process
  if (process.platform !== 'linux') return `${ppid}`
  try {
    const [, name, parent] =
      /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${ppid}/stat`, 'utf8')) ?? []
    return name === 'sh' ? `${ppid} ${parent}` : `${ppid}`
  } catch {
    // The parent is gone, or there are too many open files.
    return undefined
  }
}
// Read at once, because npm may end before the program has started itself once more.
const parents = process.env.LANTING_PARENTS ?? readParents() ?? `${process.ppid}`
delete process.env.LANTING_PARENTS

// glibc keeps freed memory for each thread. With few pools, given back early, a busy site takes a
// third less. V8 lets the space for short-lived objects grow to 56 MB under load, and keeps it; with
// a twelfth of that a request costs as much. Only the environment and the command line set these, so
// the program starts itself once more, in place.
if (process.platform === 'linux' && !process.env.MALLOC_ARENA_MAX) {
  const flags = process.execArgv.filter((flag) => !flag.startsWith('--env-file'))
  process.execve(
    process.execPath,
    [process.execPath, '--max-semi-space-size=4', ...flags, ...process.argv.slice(1)],
    {
      ...process.env,
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '65536',
      LANTING_PARENTS: parents,
    },
  )
}

// A signal to npm ends npm, or also its shell, and does not reach this program.
const PARENT_CHECK_MS = 250
if (process.env.npm_lifecycle_event) {
  const timer = setInterval(() => {
    if ((readParents() ?? parents) === parents) return
    clearInterval(timer)
    // Nobody listens until the site is open.
    if (!process.emit('disconnect')) process.exit(1)
  }, PARENT_CHECK_MS)
  timer.unref()
}

// Garbage is collected when it is a third of what is used, not as much again.
const { setFlagsFromString } = await import('node:v8')
setFlagsFromString('--heap-growing-percent=30')

const { existsSync } = await import('node:fs')
const { enableCompileCache } = await import('node:module')
const { fileURLToPath } = await import('node:url')
const DIST = new URL('../apps/server/dist/', import.meta.url)

// Compiled code is cached between starts, in a folder that other users cannot write to.
enableCompileCache(fileURLToPath(new URL('.compile-cache', DIST)))

const isBuilt = async () => {
  const check = new URL('build-stamp.js', DIST)
  if (!existsSync(check)) return false
  const { staleBuilds } = await import(check.href)
  return staleBuilds().length === 0
}

const args = process.argv.slice(2)
if (args.length === 0 && (await isBuilt())) {
  const { startBuiltSite } = await import('../apps/server/dist/server.js')
  await startBuiltSite()
} else {
  setFlagsFromString('--heap-growing-percent=0')
  const { run } = await import('./run.ts')
  await run(args)
}
