import { CODE_THEMES, PREVIEW_THEMES } from '@lanting/contract'
import { useId } from 'react'
import { useCopy } from '../../../shared/language.ts'
import { changeStaticState, useStaticState } from '../../../shared/stores/static-state.ts'

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly choices: readonly T[]
  readonly chosen: T
  readonly nameOf?: (choice: T) => string
  readonly onChoose: (choice: T) => void
}

const Choice = <T extends string>({
  label,
  choices,
  chosen,
  nameOf = (choice) => choice,
  onChoose,
}: ChoiceProps<T>) => {
  const id = useId()
  return (
    <span className="theme-choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          const choice = choices.find((name) => name === target.value)
          if (choice) onChoose(choice)
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {nameOf(choice)}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Theme selection for text and code. This browser remembers it. */
export const ThemeChoices = () => {
  const { reading } = useCopy()
  const { previewTheme, codeTheme } = useStaticState()
  return (
    <div className="theme-choices">
      <Choice
        label={reading.previewTheme}
        choices={PREVIEW_THEMES}
        chosen={previewTheme}
        nameOf={(name) => (name === 'default' ? reading.defaultTheme : name)}
        onChoose={(choice) => changeStaticState({ previewTheme: choice })}
      />
      <Choice
        label={reading.codeTheme}
        choices={CODE_THEMES}
        chosen={codeTheme}
        onChoose={(choice) => changeStaticState({ codeTheme: choice })}
      />
    </div>
  )
}
