import type { ImportNote } from '@lanting/contract'
import { createTimedThread, TooMuchWork } from '../../workers/timed-thread.ts'
import type { BlogSettings, SettingsFile } from './markdown/blog-settings.ts'
import type { ParsedArticle, ParseTask } from './markdown/parse.worker.ts'
import { isFaultOfText } from './text-fault.ts'

/** Parses untrusted files in a thread. A slow file is reported and does not stop the others. */
export interface ArticleParser {
  parse(task: ParseTask): Promise<ParsedArticle | ImportNote>
  /** Returns the old addresses of a text. */
  readOldPaths(task: ParseTask): Promise<readonly string[]>
  /** Returns the text with the new addresses of its pictures and links. */
  writeAddresses(
    text: string,
    taken: ReadonlyMap<string, string>,
  ): Promise<{ readonly text: string } | ImportNote>
  /** Returns what a file of settings says about addresses and who may read. */
  readBlogSettings(file: SettingsFile): Promise<BlogSettings>
}

/** A long text takes a second. On a busy machine it may wait for the processor much longer. */
const PARSED_WITHIN_MS = 20_000
const HEAP_MB = 256
const IDLE_MS = 30_000

const tooSlow = (error: unknown): 'tooSlow' => {
  if (error instanceof TooMuchWork) return 'tooSlow'
  throw error
}

/** Stands for a text that cannot be read: no other text needs anything of it. */
const withoutText = <T>(error: unknown, nothing: T): T => {
  if (error instanceof TooMuchWork || isFaultOfText(error)) return nothing
  throw error
}

interface Options {
  readonly withinMs?: number
  /** The file of the worker. */
  readonly file?: URL
}

export const articleParser = ({
  withinMs = PARSED_WITHIN_MS,
  file = new URL('markdown/parse.worker.ts', import.meta.url),
}: Options = {}): ArticleParser => {
  const thread = createTimedThread({ file, withinMs, heapMb: HEAP_MB, idleMs: IDLE_MS })
  return {
    parse: (task) => thread.run<ParsedArticle | ImportNote>('parseArticle', task).catch(tooSlow),
    readOldPaths: (task) =>
      thread.run<readonly string[]>('readOldPaths', task).catch((error) => withoutText(error, [])),
    writeAddresses: (text, taken) =>
      thread
        .run<string>('writeAddresses', { text, taken })
        .then((written) => ({ text: written }), tooSlow),
    readBlogSettings: (file) =>
      thread.run<BlogSettings>('readBlogSettings', file).catch((error) => withoutText(error, {})),
  }
}
