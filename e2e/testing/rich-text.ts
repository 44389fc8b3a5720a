/** A text with everything that a theme has to colour. */
export const RICH_TEXT = `开头有 **重点**、*强调*、~~删去~~、\`inline code\`、==标记== 和 [链接](https://example.org/)。脚注[^one]，行内脚注^[就在这里]，同一条脚注[^one]。

*[HTML]: HyperText Markup Language

HTML 是缩写。

## 代码 Code

\`\`\`ts title="src/greet.ts" {2}
// A comment that explains.
const greet = (name: string): string => \`Hello, \${name}\`
const count = 42 // [!code ++]
const old = null // [!code --]
export class Guest extends Person { visits = /a+b/g }
\`\`\`

\`\`\`diff
- const before = 1
+ const after = 2
\`\`\`

\`\`\`html
<a class="link" href="/home" title="A very long line that must scroll or wrap, because no window is as wide as this line of markup is long">text &amp; more</a>
\`\`\`

\`\`\`css
.card::before { color: red; margin: 0 auto !important; }
\`\`\`

### 引用与列表 Quotes

> 后之视今，亦犹今之视昔。

> [!NOTE]
> A note.

> [!WARNING] 自己的标题
> A warning.

> [!CAUTION]
> A caution.

1. one
2. two

- [x] done
- [ ] open

词语
: 它的解释

| 名称 | 值 |
| --- | --: |
| a | 1 |
| b | 2 |

---

#### 末尾 End

[^one]: 一条 **脚注**，有 [链接](/home)。
`

export const LONG_CODE = `\`\`\`js\n${'const line = 1\n'.repeat(60)}\`\`\`\n`
