/** `npm run bench` measures the site; `npm run bench -- chat` the chat room. */
if (process.argv.includes('chat')) await import('./chat/run-chat.ts')
else await import('./run.ts')

export {}
