import { expect, it } from 'vitest'
import { articleIdOf } from './article-address.rules.ts'

it.each([
  ['/article?id=7', 7],
  ['/article?lang=en&id=7', 7],
  ['/article?id=7&lang=en', 7],
  ['/api/article/getArticleById/7', 7],
  ['/article', undefined],
  ['/article?id=x', undefined],
  ['/article?id=99999999999', undefined],
  ['/articleList?id=7', undefined],
  ['/api/article/getRecommendArticleById/7', undefined],
  ['/home', undefined],
])('%s shows the article %s', (url, id) => expect(articleIdOf(url)).toBe(id))
