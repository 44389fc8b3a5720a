import a11yDark from 'highlight.js/styles/a11y-dark.css?url'
import a11yLight from 'highlight.js/styles/a11y-light.css?url'
import githubLight from 'highlight.js/styles/github.css?url'
import githubDark from 'highlight.js/styles/github-dark.css?url'
import gradientDark from 'highlight.js/styles/gradient-dark.css?url'
import gradientLight from 'highlight.js/styles/gradient-light.css?url'
import kimbieDark from 'highlight.js/styles/kimbie-dark.css?url'
import kimbieLight from 'highlight.js/styles/kimbie-light.css?url'
import paraisoDark from 'highlight.js/styles/paraiso-dark.css?url'
import paraisoLight from 'highlight.js/styles/paraiso-light.css?url'
import qtcreatorDark from 'highlight.js/styles/qtcreator-dark.css?url'
import qtcreatorLight from 'highlight.js/styles/qtcreator-light.css?url'
import stackoverflowDark from 'highlight.js/styles/stackoverflow-dark.css?url'
import stackoverflowLight from 'highlight.js/styles/stackoverflow-light.css?url'

/** The code themes of the site except the default one, bundled as files. */
export const CODE_STYLES = {
  a11y: { light: a11yLight, dark: a11yDark },
  github: { light: githubLight, dark: githubDark },
  gradient: { light: gradientLight, dark: gradientDark },
  kimbie: { light: kimbieLight, dark: kimbieDark },
  paraiso: { light: paraisoLight, dark: paraisoDark },
  qtcreator: { light: qtcreatorLight, dark: qtcreatorDark },
  stackoverflow: { light: stackoverflowLight, dark: stackoverflowDark },
}
