import type { Scheme } from '@lanting/browser'
import type { CODE_THEMES, PREVIEW_THEMES } from '@lanting/contract'
import cyanosis from '@vavt/markdown-theme/css/cyanosis.css?url'
import github from '@vavt/markdown-theme/css/github.css?url'
import mkCute from '@vavt/markdown-theme/css/mk-cute.css?url'
import smartBlue from '@vavt/markdown-theme/css/smart-blue.css?url'
import vuepress from '@vavt/markdown-theme/css/vuepress.css?url'
import a11yDark from 'highlight.js/styles/a11y-dark.min.css?url'
import a11yLight from 'highlight.js/styles/a11y-light.min.css?url'
import githubLight from 'highlight.js/styles/github.min.css?url'
import githubDark from 'highlight.js/styles/github-dark.min.css?url'
import gradientDark from 'highlight.js/styles/gradient-dark.min.css?url'
import gradientLight from 'highlight.js/styles/gradient-light.min.css?url'
import kimbieDark from 'highlight.js/styles/kimbie-dark.min.css?url'
import kimbieLight from 'highlight.js/styles/kimbie-light.min.css?url'
import paraisoDark from 'highlight.js/styles/paraiso-dark.min.css?url'
import paraisoLight from 'highlight.js/styles/paraiso-light.min.css?url'
import qtcreatorDark from 'highlight.js/styles/qtcreator-dark.min.css?url'
import qtcreatorLight from 'highlight.js/styles/qtcreator-light.min.css?url'
import stackoverflowDark from 'highlight.js/styles/stackoverflow-dark.min.css?url'
import stackoverflowLight from 'highlight.js/styles/stackoverflow-light.min.css?url'
import katex from 'katex/dist/katex.min.css?url'

type PreviewTheme = (typeof PREVIEW_THEMES)[number]
type CodeTheme = (typeof CODE_THEMES)[number]

/** The default themes are part of the page. The others load when they are chosen. */
export const PREVIEW_STYLES: Readonly<Partial<Record<PreviewTheme, string>>> = {
  github,
  vuepress,
  'mk-cute': mkCute,
  'smart-blue': smartBlue,
  cyanosis,
}

type Twins = Readonly<Record<Scheme, string>>

export const CODE_STYLES: Readonly<Partial<Record<CodeTheme, Twins>>> = {
  a11y: { light: a11yLight, dark: a11yDark },
  github: { light: githubLight, dark: githubDark },
  gradient: { light: gradientLight, dark: gradientDark },
  kimbie: { light: kimbieLight, dark: kimbieDark },
  paraiso: { light: paraisoLight, dark: paraisoDark },
  qtcreator: { light: qtcreatorLight, dark: qtcreatorDark },
  stackoverflow: { light: stackoverflowLight, dark: stackoverflowDark },
}

export const FORMULA_STYLE = katex
