interface Files {
  readonly scripts: readonly string[]
  readonly preloads: readonly string[]
}

/** If no paint is reported until then, the scripts start without it. */
const LONGEST_WAIT_MS = 1_000

/**
 * Loads the scripts of a page after its first paint, so that they do not compete with style sheets
 * and banner: the text is readable without them. A hidden tab does not paint, and starts at once.
 * Each file is requested in a task of its own, because a request takes the browser milliseconds.
 * The last button that is clicked meanwhile is remembered (`early-click.ts`).
 */
export const startScript = ({ scripts, preloads }: Files) => `{
const add = (name, values) => setTimeout(() => document.head.append(Object.assign(document.createElement(name), values)))
let started
document.addEventListener('click', ({ target }) => {
if (window.earlyClick !== null) window.earlyClick = target.closest('button[type=button]')
})
const start = () => {
if (started) return
started = true
for (const href of ${JSON.stringify(preloads)}) add('link', { rel: 'modulepreload', href })
for (const src of ${JSON.stringify(scripts)}) add('script', { type: 'module', async: false, src })
}
if (document.hidden) start()
else {
new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
setTimeout(start, ${LONGEST_WAIT_MS})
}
}`
