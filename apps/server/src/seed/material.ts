import { readdir, readFile } from 'node:fs/promises'

const CONTENT = new URL('../../../../content/seed/', import.meta.url)

export type Words = Readonly<Record<string, readonly string[]>>

export interface Topic {
  readonly category: string
  readonly tags: readonly string[]
  readonly words: Words
  readonly titles: readonly string[]
  readonly descriptions: readonly string[]
  readonly headings: readonly string[]
  readonly sentences: readonly string[]
  readonly blocks: readonly string[]
}

/** Shared by all topics of a language. */
interface General extends Pick<Topic, 'words' | 'headings' | 'sentences' | 'blocks'> {
  /** The pattern for a title that is taken, with `{title}` and `{n}`. */
  readonly sequel: string
  /** Placeholders with one word throughout an article. */
  readonly cast: readonly string[]
}

export interface LanguageMaterial {
  readonly language: string
  readonly general: General
  readonly topics: readonly Topic[]
}

export interface UserNames {
  readonly usernames: readonly string[]
  readonly nickNames: readonly string[]
}

export interface Remarks {
  readonly words: Words
  readonly comments: readonly string[]
  readonly replies: readonly string[]
  readonly talks: readonly string[]
  readonly boardTags: readonly string[]
  readonly boardMessages: readonly string[]
  readonly chatLines: readonly string[]
  readonly links: readonly { name: string; description: string; host: string }[]
  readonly albums: readonly { name: string; description: string }[]
  readonly albumSequel: string
  readonly pictures: readonly string[]
}

export interface Material {
  readonly languages: readonly LanguageMaterial[]
  readonly userNames: UserNames
  readonly remarks: Remarks
}

const GENERAL = 'general.json'

const readJson = async <T>(path: string): Promise<T> =>
  JSON.parse(await readFile(new URL(path, CONTENT), 'utf8'))

const readLanguage = async (language: string): Promise<LanguageMaterial> => {
  const names = (await readdir(new URL(language, CONTENT))).filter((name) => name !== GENERAL)
  const topics = names.sort().map((name) => readJson<Topic>(`${language}/${name}`))
  return {
    language,
    general: await readJson<General>(`${language}/${GENERAL}`),
    topics: await Promise.all(topics),
  }
}

export const readMaterial = async (): Promise<Material> => ({
  languages: await Promise.all(['zh', 'en'].map(readLanguage)),
  userNames: await readJson<UserNames>('people.json'),
  remarks: await readJson<Remarks>('remarks.json'),
})
