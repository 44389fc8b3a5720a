const ARTICLE_ID_MAX = 2_147_483_647

/** Returns the id of the article that a page address or an API address shows. */
export const articleIdOf = (url: string): number | undefined => {
  const [, inPath, inQuery] =
    /^\/api\/article\/getArticleById\/(\d+)(?:\?|$)|^\/article\?(?:[^#]*&)?id=(\d+)(?:&|$)/.exec(
      url,
    ) ?? []
  const id = Number(inPath ?? inQuery ?? 0)
  return id > 0 && id <= ARTICLE_ID_MAX ? id : undefined
}
