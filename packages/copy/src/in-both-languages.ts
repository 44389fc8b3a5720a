/** Copy that loads on demand, in both languages at once. */
export type InBothLanguages<T> = Readonly<Record<'zh-CN' | 'en', T>>
