import { describe, expect, it } from 'vitest'
import { createCodeTest } from './code-places.ts'

/** Whether the letter X of a text is in code. */
const isInCode = (text: string) => createCodeTest(text)(text.indexOf('X'))

describe('code in a text', () => {
  it.each([
    '`X`',
    'a `` ` X `` b',
    'a `b\nX` c',
    '`a\\` b `X`',
    '```\nX\n```',
    '```\nX',
    '```md\n- a\n    ```\n    b\n    ```\nX\n```',
    '- ```\n  a\n     ```\n  ```\n\n      X',
    '~~~sh\n```\nX\n~~~',
    '> ```\n> X\n> ```',
    '- a\n\n  ```\n  X\n  ```',
    '- a\n\n\t```\n\tX\n\t```',
    'a\n\n    X\n\nb',
    'a\n\n    b\n\n    X',
    '# a\n    X',
    '\tX',
    '- a\n\n      X',
    '1. a\n   - b\n\n         X',
    '- a\n\nb\n\n    X',
    '```a``` b\n\n    X',
    '{% raw %}X{% endraw %}',
    '{% codeblock %}\n```\nX\n{% endcodeblock %}',
    '{{< highlight go >}}\nX `\n{{< / highlight >}}',
  ])('is found in %j', (text) => {
    expect(isInCode(text)).toBe(true)
  })

  it.each([
    '`a` X `b`',
    'a ` b\n\nX ` c',
    'a \\`X` b',
    '`a\\` X `b`',
    '```\na\n```\nX',
    '```a``` X',
    '> ```\n> a\n\nX',
    'a\n    X',
    '- a\n\n    X',
    '1. a\n   - b\n\n     X',
    '1. a\n\n    > b\n\n    X',
    '> 1. a\n>\n>     X',
    '{% codeblock %}\n```\n{% endcodeblock %}\nX',
    '{% codeblock %}\na ` b\n{% endcodeblock %}\nX ` c',
    '{{< code src="a" >}}\nX\n{{< code >}}\na\n{{< /code >}}',
    '`{% raw %}` X `{% endraw %}`',
  ])('is nowhere else: %j', (text) => {
    expect(isInCode(text)).toBe(false)
  })

  it('is found in one pass', () => {
    const texts = ['` '.repeat(5_000), '{% raw %}'.repeat(5_000), '{% raw %}\n'.repeat(5_000)]
    const start = performance.now()
    for (const text of texts) createCodeTest(text)
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})
