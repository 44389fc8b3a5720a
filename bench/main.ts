/**
 * `npm run bench` measures the site; `npm run bench -- chat` the chat room, `npm run bench --
 * listening` listening together; `npm run bench -- frames` scrolling and typing; `npm run bench --
 * races` only the cached responses, and prints them.
 */
if (process.argv.includes('chat')) await import('./chat/run-chat.ts')
else if (process.argv.includes('listening')) await import('./listening/run-listening.ts')
else if (process.argv.includes('frames')) await import('./frames/run-frames.ts')
else if (process.argv.includes('races')) await import('./run-races.ts')
else await import('./run.ts')

export {}
