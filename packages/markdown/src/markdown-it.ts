import type { config } from 'md-editor-rt'

type Settings = Parameters<typeof config>[0]

/** The parser type of the editor's preview. */
export type MarkdownIt = Parameters<NonNullable<Settings['markdownItConfig']>>[0]
export type Plugin = Parameters<NonNullable<Settings['markdownItPlugins']>>[0][number]

export type CoreState = Parameters<Parameters<MarkdownIt['core']['ruler']['push']>[1]>[0]
export type Token = CoreState['tokens'][number]
