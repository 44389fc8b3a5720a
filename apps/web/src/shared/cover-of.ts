interface Article {
  readonly article_cover: string
  readonly article_painting: string
}

/** Returns the chosen cover, or else the painting of the site. */
export const coverOf = ({ article_cover, article_painting }: Article): string =>
  article_cover || article_painting
