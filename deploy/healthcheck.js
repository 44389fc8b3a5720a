// Ends with 0 if the site on this machine answers, also when it is degraded.
const { PORT = '3000' } = process.env
const answer = await fetch(`http://127.0.0.1:${PORT}/api/health`).catch(() => undefined)
process.exitCode = answer?.ok ? 0 : 1
