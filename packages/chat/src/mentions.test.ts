import { describe, expect, it } from 'vitest'
import { mentionedIn, possibleNames } from './mentions.ts'

const users = ['拾柴', '拾柴的小满', 'Ann', 'Ann Lee', '听潮'].map((nick_name, id) => ({
  id,
  nick_name,
}))

describe('[CHAT-46] a mention', () => {
  it.each([
    ['@拾柴 今晚来吗', ['拾柴']],
    ['问问@拾柴的小满吧', ['拾柴的小满']],
    ['@Ann Lee and @Ann', ['Ann', 'Ann Lee']],
    ['@听潮@拾柴', ['拾柴', '听潮']],
    ['@听潮 @听潮 @听潮', ['听潮']],
    ['ann@Ann.example', []],
    ['@ 拾柴', []],
    ['@nobody', []],
    ['no one', []],
    ['> Ann：问问 @听潮\n@拾柴 好', ['拾柴']],
    ['> @听潮：hi\n\ntext', []],
    ['> 问问 @听潮\n\nnot a quote', ['听潮']],
    ['> Ann：only @听潮', ['听潮']],
    ['run `@听潮 x` for @拾柴', ['拾柴']],
    ['``@听潮 ` `` @Ann', ['Ann']],
    ['```ts\n@听潮\n@拾柴\n```\n@Ann', ['Ann']],
    ['a ` b @听潮', ['听潮']],
    ['https://example.org/@Ann and https://example.org/@听潮', []],
    ['@\n拾柴', []],
  ])('in %j names %j', (text, names) => {
    expect(mentionedIn(text, users).map(({ nick_name }) => nick_name)).toEqual(names)
  })

  it('looks up at most forty letters behind each of ten signs', () => {
    expect(possibleNames(`@${'a'.repeat(500)}`)).toHaveLength(40)
    expect(possibleNames('@a @b '.repeat(100)).length).toBeLessThanOrEqual(400)
    expect(possibleNames('a text')).toEqual([])
  })
})
