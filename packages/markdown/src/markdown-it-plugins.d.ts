// The plugins have no types of their own.
declare module 'markdown-it-footnote' {
  const plugin: (md: import('./markdown-it.ts').MarkdownIt) => void
  export default plugin
}

declare module 'markdown-it-mark' {
  const plugin: (md: import('./markdown-it.ts').MarkdownIt) => void
  export default plugin
}

declare module 'markdown-it-deflist' {
  const plugin: (md: import('./markdown-it.ts').MarkdownIt) => void
  export default plugin
}

declare module 'markdown-it-abbr' {
  const plugin: (md: import('./markdown-it.ts').MarkdownIt) => void
  export default plugin
}

declare module 'markdown-it-container' {
  type Render = (tokens: import('./markdown-it.ts').Token[], place: number) => string
  const plugin: (
    md: import('./markdown-it.ts').MarkdownIt,
    name: string,
    options: { validate?: (words: string) => boolean; render: Render },
  ) => void
  export default plugin
}
