import { CODE_THEMES, PREVIEW_THEMES } from '@lanting/contract'
import { useCopy } from '../language.ts'
import { oneOf } from '../table-search.ts'
import { chooseThemes, useThemes } from './themes.ts'

/** Selects the preview theme and the code theme. */
export const ThemeSelects = () => {
  const { admin, reading } = useCopy()
  const { editor } = admin
  const { previewTheme, codeTheme } = useThemes()
  return (
    <>
      <span className="theme-name" aria-hidden>
        {editor.previewTheme}
      </span>
      <select
        aria-label={editor.previewTheme}
        value={previewTheme}
        onChange={({ currentTarget }) =>
          chooseThemes({ previewTheme: oneOf(currentTarget.value, PREVIEW_THEMES) ?? 'default' })
        }
      >
        <optgroup label={editor.previewTheme}>
          {PREVIEW_THEMES.map((name) => (
            <option key={name} value={name}>
              {name === 'default' ? reading.defaultTheme : name}
            </option>
          ))}
        </optgroup>
      </select>
      <span className="theme-name" aria-hidden>
        {editor.codeTheme}
      </span>
      <select
        aria-label={editor.codeTheme}
        value={codeTheme}
        onChange={({ currentTarget }) =>
          chooseThemes({ codeTheme: oneOf(currentTarget.value, CODE_THEMES) ?? 'atom' })
        }
      >
        <optgroup label={editor.codeTheme}>
          {CODE_THEMES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </optgroup>
      </select>
    </>
  )
}
