import { STATIC_STATE } from '../../../shared/stores/static-state.ts'
import { CODE_STYLES, PREVIEW_STYLES } from './themes.ts'

/**
 * Runs before the first paint of an article, behind its style sheets. Adds those of the chosen
 * themes in a way that the paint waits for them, and names the themes when the text is parsed.
 */
export const THEME_SCRIPT = `try{
const c = JSON.parse(decodeURIComponent(atob(localStorage.getItem('${btoa(STATIC_STATE)}'))))
const add = (styles, name) => {
if (!Object.hasOwn(styles, name)) return
document.write('<link rel="stylesheet" href="' + styles[name] + '">')
return name
}
const p = add(${JSON.stringify(PREVIEW_STYLES)}, c.previewTheme)
const d = add(${JSON.stringify(CODE_STYLES)}, c.codeTheme)
if (p || d) new MutationObserver((_, observer) => {
const text = document.querySelector('.md-editor-preview')
if (!text) return
observer.disconnect()
if (p) text.className = 'md-editor-preview ' + p + '-theme'
if (p) text.parentNode.dataset.previewTheme = p
if (d) text.parentNode.dataset.codeTheme = d
}).observe(document, { childList: true, subtree: true })
}catch{}`
