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
    ['{% figure src:"a b.png" caption:"A cup of tea" %}', '![A cup of tea](<a b.png>)'],
    ['{% btn https://tea.test, Tea, cup %}', '[Tea](https://tea.test)'],
    ['{% button Tea https://tea.test icon:cup %}', '[Tea](https://tea.test)'],
    ['{% btn large, Tea, /tea %}', '[Tea](/tea)'],
    ['{% label primary@Green tea %}', 'Green tea'],
    ['{% label Tea blue %}', 'Tea'],
    ['- {% checkbox red checked, Tea %}', '- ☑ Tea'],
    ['{% folding red open, Tea, hot %}\na\n{% endfolding %}', '::: details Tea, hot\na\n:::'],
    ['{% folding Tea %}\na\n{% endfolding %}', '::: details Tea\na\n:::'],
    [
      '{% timeline Tea,green %}\n<!-- timeline 1912 -->\nhot\n<!-- endtimeline -->\n{% endtimeline %}',
      '**Tea**\n**1912**\nhot',
    ],
    ['{% youtube abc123 %}', '<https://www.youtube.com/watch?v=abc123>'],
    ['{{< youtube id="abc123" >}}', '<https://www.youtube.com/watch?v=abc123>'],
    ['{{< gist me 42 >}}', '<https://gist.github.com/me/42>'],
    ['{% link Tea https://tea.test %}', '[Tea](https://tea.test)'],
    ['{{< link href="https://tea.test" content="Tea" card=true >}}', '[Tea](https://tea.test)'],
    ['{{<linkcard href="/tea" title="Tea">}}', '[Tea](/tea)'],
    ['{{< music url="https://a.test/a.mp3" >}}', '<https://a.test/a.mp3>'],
    [
      '{% codeblock Title lang:js %}\nlet a = "{{x}}"\n{% endcodeblock %}',
      'Title\n```js\nlet a = "{{x}}"\n```',
    ],
    ['{{< highlight go "linenos=table" >}}\na := 1\n{{< / highlight >}}', '```go\na := 1\n```'],
    ['{% highlight ruby %}\nputs 1\n{% endhighlight %}', '```ruby\nputs 1\n```'],
    ['{% blockquote Lu Yu %}\nTea\n{% endblockquote %}', '> Tea\n> \n> — Lu Yu'],
    ['{% note warning %}\nhot\n{% endnote %}', '> [!WARNING] \n> hot'],
    ['{{< notice tip >}}\nhot **x**\n{{< /notice >}}', '> [!TIP] \n> hot **x**'],
    ['{% gallery %}\n![](a.png)\n{% endgallery %}', '![](a.png)'],
    [
      '{% gallery %}\n![a](a.png)\n\n![](b.png)\n{% endgallery %}',
      '::: gallery\n![a](a.png)\n![](b.png)\n:::',
    ],
    ['{% gallery %}\n![](a.png) words\n{% endgallery %}', '![](a.png) words'],
    [
      '{% figure caption:"A *hot* cup" class:"wide" %}\n![x](a.png)\n{% endfigure %}',
      '![x](a.png "A *hot* cup")',
    ],
    [
      '{% figure caption:"Cups" %}\n![](a.png)\n![](b.png)\n{% endfigure %}',
      '::: gallery\n![](a.png)\n![](b.png)\n:::\n*Cups*',
    ],
    ['{% figure %}\n[![](a.png)](/b)\n{% endfigure %}', '[![](a.png)](/b)'],
    [
      "{% galleryGroup 'Tea' 'hot and cold' '/gallery/tea' /t.png %}",
      '[![Tea](/t.png "hot and cold")](/gallery/tea)',
    ],
    ['{% inlineImg /t.png 20px %}', '![](/t.png)'],
    ['A {% hideInline green tea,Look,#FF7242,#fff %}', 'A Look (green tea)'],
    ['{% hideBlock Look,#eee %}\na\n{% endhideBlock %}', '::: details Look\na\n:::'],
    ['{% dplayer "url=/a.mp4" "pic=/a.png" %}', '[a.mp4](/a.mp4)'],
    ['{% aplayer "Tea" "Lu Yu" "/tea.mp3" %}', '[Tea – Lu Yu](/tea.mp3)'],
    ['{% meting "42" "netease" "song" %}', '<https://music.163.com/#/song?id=42>'],
    ['{{< github repo="tea/cup" showThumbnail=true >}}', '<https://github.com/tea/cup>'],
    ['{{< article link="/posts/tea/" >}}', '[tea](/posts/tea/)'],
    ['{{< button href="/tea" target="_self" >}}\nDrink\n{{< /button >}}', '[Drink](/tea)'],
    ['{{< lead >}}\nTea **first** {{< icon "cup" >}}\n{{< /lead >}}', 'Tea **first**'],
    ['{% pdf /uploads/tea.pdf 600 %}', '[tea.pdf](/uploads/tea.pdf)'],
    ['{{< details "More" >}}\ninside\n{{< /details >}}', '::: details More\ninside\n:::'],
    ['{{< mermaid >}}\ngraph TD\n{{< /mermaid >}}', '```mermaid\ngraph TD\n```'],
    ['{% raw %}{{ a }}{% endraw %}', '{{ a }}'],
    ['![]({{ site.baseurl }}/a.png){: .center}', '![](/a.png)'],
    ['![]({{ "/a.png" | relative_url }})', '![](/a.png)'],
    ['a <!-- more -->\nb', 'a b'],
    ['{{</* figure src="x" */>}}', '{{<figure src="x">}}'],
    [
      '{{< figure src="a.png" alt="cup" caption="a \\"hot\\" cup" >}}',
      '![cup](a.png "a \\"hot\\" cup")',
    ],
    ['{{< figure src="a.png" >}}\nA cup\n{{< /figure >}}', '![](a.png)\nA cup'],
    ['{% include figure.html src="a.png" caption="A cup" %}', '![A cup](a.png)'],
    ['{% include embed/youtube.html id="abc" %}', '<https://www.youtube.com/watch?v=abc>'],
    ['{% gist 0123456789abcdef0123 cup.rb %}', '<https://gist.github.com/0123456789abcdef0123>'],
    ['{{< alert "Do not boil" >}}', '> [!NOTE] \n> Do not boil'],
    ['{{< alert warning "Do not boil" />}}', '> [!WARNING] \n> Do not boil'],
    ['{{< alert "Hot water" >}}\nwait\n{{< /alert >}}', '> [!NOTE] Hot water\n> wait'],
    ['{{< alert "a" >}}\n{{< alert tip >}}\nb\n{{< /alert >}}', '> [!NOTE] \n> a\n> [!TIP] \n> b'],
    ['{{< quote author="Lu Yu" >}}Tea{{< /quote >}}', '> Tea\n> \n> — Lu Yu'],
    ['{{< details "Tea, coffee" >}}\na\n{{< /details >}}', '::: details Tea, coffee\na\n:::'],
    ['{% folding, Tea %}\na\n{% endfolding %}', '::: details Tea\na\n:::'],
    ['{% gallery::::one %}\n![](a.png)\n{% endgallery %}', '![](a.png)'],
    ['{% hideToggle Tea,#eee %}\na\n{% endhideToggle %}', '::: details Tea\na\n:::'],
    [
      '{% tabs x %}\n<!-- tab Hot@icon -->\na\n<!-- endtab -->\n{% endtabs %}',
      '::: details Hot\na\n:::',
    ],
    ['{{< katex >}}\n\\(x\\)', '\\(x\\)'],
    ['{{< video src="/a.mp4" >}}', '[a.mp4](/a.mp4)'],
    ['{% iframe //player.test/?id=1 100% 300 %}', '<https://player.test/?id=1>'],
    ['{{< youtube "https://youtu.be/abc" >}}', '<https://youtu.be/abc>'],
    [
      '{% codeblock Cups lang:js https://a.test %}\n1\n{% endcodeblock %}',
      '[Cups](https://a.test)\n```js\n1\n```',
    ],
    ['* list\n{:toc}\n\n## Tea\n{: .no_toc #tea}', '## Tea'],
    ['Elixir returns {:ok, pid} here', 'Elixir returns {:ok, pid} here'],
  ])('%j becomes %j', (written, expected) => {
    expect(text(written)).toBe(expected)
    expect(plainMarkdown(written).left).toEqual([])
  })

  it('without a translation stays, and is named once', () => {
    const { text: made, left } = plainMarkdown('{% meting "1" %} {% meting "2" %} {{< sparkle >}}')
    expect(made).toBe('{% meting "1" %} {% meting "2" %} {{< sparkle >}}')
    expect([...left].sort()).toEqual(['meting', 'sparkle'])
  })

  it.each([
    ['{{< gallery dir="/cups" />}}', 'gallery'],
    ['{{< code src >}}', 'code'],
    ['{{< mermaid >}}', 'mermaid'],
    ['{{< highlight go >}}', 'highlight'],
    ['{{< alert >}}', 'alert'],
    ['{{< quote >}}', 'quote'],
    ['{% endfor %}', 'endfor'],
    ['{{ page.title }}', '{{ page.title }}'],
  ])('%j has no text of its own: it stays, and is named', (written, name) => {
    expect(plainMarkdown(written)).toEqual({ text: written, left: [name] })
  })

  it.each([
    '```\n{% youtube x %}\n```',
    '~~~\n{{< youtube x >}}\n~~~',
    '    {% asset_img a.png %}\n    <!-- more -->',
    '`{:ok, pid}` `<!-- more -->` `{% asset_img a.png %}`',
    '`` `{{ site.url }}` ``',
    '`{{</* figure */>}}`',
    '- a\n\n      {% raw %}x{% endraw %}',
  ])('in code stays: %j', (code) => {
    const written = `a\n\n${code}\n\nb`
    expect(plainMarkdown(written)).toEqual({ text: written, left: [] })
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
