const isGone = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ESRCH'

/** Ends a process that was started as the first of its group, and those that it has started. */
export const killGroup = (pid: number, system: NodeJS.Platform = process.platform) => {
  try {
    // Windows has no groups; there the process starts no others.
    process.kill(system === 'win32' ? pid : -pid, 'SIGKILL')
  } catch (error) {
    // It may have ended by itself.
    if (!isGone(error)) throw error
  }
}
