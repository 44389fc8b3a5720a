import { describe, expect, it } from 'vitest'
import { referenceNames, writeReferences } from './references.ts'
import { plainMarkdown } from './shortcodes.ts'

const text = (content: string) =>
  plainMarkdown(content)
    .text.replaceAll(/\n{2,}/g, '\n')
    .trim()

describe('a shortcode', () => {
  it.each([
    ['{% asset_img cup.png A cup %}', '![A cup](cup.png)'],
    ['{% img left /i/cup.png 300 200 "A cup" %}', '![A cup](/i/cup.png)'],
    ['{{% img src="a b.png" alt="x" %}}', '![x](<a b.png>)'],
    ['{{< figure src="a.png" caption="tea" link="/x" >}}', '[![tea](a.png)](/x)'],
    ['{% youtube abc123 %}', '<https://www.youtube.com/watch?v=abc123>'],
    ['{{< youtube id="abc123" >}}', '<https://www.youtube.com/watch?v=abc123>'],
    ['{{< gist me 42 >}}', '<https://gist.github.com/me/42>'],
    ['{% link Tea https://tea.test %}', '[Tea](https://tea.test)'],
    ['{{< link href="https://tea.test" content="Tea" card=true >}}', '[Tea](https://tea.test)'],
    ['{{<linkcard href="/tea" title="Tea">}}', '[Tea](/tea)'],
    ['{{< music url="https://a.test/a.mp3" >}}', '<https://a.test/a.mp3>'],
    [
      '{% codeblock Title lang:js %}\nlet a = "{{x}}"\n{% endcodeblock %}',
      '```js\nlet a = "{{x}}"\n```',
    ],
    ['{{< highlight go "linenos=table" >}}\na := 1\n{{< / highlight >}}', '```go\na := 1\n```'],
    ['{% highlight ruby %}\nputs 1\n{% endhighlight %}', '```ruby\nputs 1\n```'],
    ['{% blockquote Lu Yu %}\nTea\n{% endblockquote %}', '> Tea\n> \n> — Lu Yu'],
    ['{% note warning %}\nhot\n{% endnote %}', '> [!WARNING] \n> hot'],
    ['{{< notice tip >}}\nhot **x**\n{{< /notice >}}', '> [!TIP] \n> hot **x**'],
    ['{% gallery %}\n![](a.png)\n{% endgallery %}', '![](a.png)'],
    ['{{< details "More" >}}\ninside\n{{< /details >}}', '::: details More\ninside\n:::'],
    ['{{< mermaid >}}\ngraph TD\n{{< /mermaid >}}', '```mermaid\ngraph TD\n```'],
    ['{% raw %}{{ a }}{% endraw %}', '{{ a }}'],
    ['![]({{ site.baseurl }}/a.png){: .center}', '![](/a.png)'],
    ['![]({{ "/a.png" | relative_url }})', '![](/a.png)'],
    ['a <!-- more -->\nb', 'a b'],
    ['{{</* figure src="x" */>}}', '{{<figure src="x">}}'],
  ])('%j becomes %j', (written, expected) => {
    expect(text(written)).toBe(expected)
    expect(plainMarkdown(written).left).toEqual([])
  })

  it('without a translation stays, and is named once', () => {
    const { text: made, left } = plainMarkdown('{% meting "1" %} {% meting "2" %} {{< sparkle >}}')
    expect(made).toBe('{% meting "1" %} {% meting "2" %} {{< sparkle >}}')
    expect([...left].sort()).toEqual(['meting', 'sparkle'])
  })

  it('in a block of code stays', () => {
    const code = 'a\n```\n{% youtube x %}\n```\nb'
    expect(plainMarkdown(code)).toEqual({ text: code, left: [] })
  })

  it.each([
    ['[a]({{< ref "tea.md" >}})', '[a](/posts/tea)'],
    ['[a]({{< relref "/posts/tea#x" >}})', '[a](/posts/tea#x)'],
    ['{% post_link tea "the tea" %}', '[the tea](/posts/tea)'],
    ['[a]({% post_url tea %})', '[a](/posts/tea)'],
    ['[a]({{< ref "coffee.md" >}})', '[a](#)'],
  ])('%j leads to the other post: %j', (written, expected) => {
    const names = new Map(
      referenceNames('content/posts/tea.md').map((name) => [name, '/posts/tea']),
    )
    const { text: made, broken } = writeReferences(text(written), (name) => names.get(name))
    expect(made).toBe(expected)
    expect(broken).toEqual(expected.includes('tea') ? [] : ['coffee.md'])
  })
})
