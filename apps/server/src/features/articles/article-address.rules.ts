const ARTICLE_ID_MAX = 2_147_483_647

/** The article that an address shows, as a page or as an answer. */
export const articleIdOf = (url: string): number | undefined => {
  const [, inPath, inQuery] =
    /^\/api\/article\/getArticleById\/(\d+)(?:\?|$)|^\/article\?(?:[^#]*&)?id=(\d+)(?:&|$)/.exec(
      url,
    ) ?? []
  const id = Number(inPath ?? inQuery ?? 0)
  return id > 0 && id <= ARTICLE_ID_MAX ? id : undefined
}
