interface Files {
  readonly scripts: readonly string[]
  readonly preloads: readonly string[]
}

/**
 * Loads the scripts of a page after its first paint, so that they do not compete with style sheets
 * and banner: the text is readable without them. A hidden tab does not paint, and starts at once.
 */
export const startScript = ({ scripts, preloads }: Files) => `{
const add = (name, values) => document.head.append(Object.assign(document.createElement(name), values))
const start = () => {
for (const href of ${JSON.stringify(preloads)}) add('link', { rel: 'modulepreload', href })
for (const src of ${JSON.stringify(scripts)}) add('script', { type: 'module', async: false, src })
}
document.hidden ? start() : requestAnimationFrame(() => setTimeout(start))
}`
