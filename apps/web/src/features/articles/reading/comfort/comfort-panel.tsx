import { readingToolsCopy } from '@lanting/copy/reading-tools'
import { useId, useState } from 'react'
import { Dialog, DialogHeader } from '../../../../shared/dialog/dialog.tsx'
import { useCopy, useCopyOf } from '../../../../shared/language.ts'
import { keepPlace } from '../keep-place.ts'
import { ThemeChoices } from '../theme-choices.tsx'
import { COMFORT, type Comfort, readComfort, writeComfort } from './comfort.rules.ts'
import { currentComfort, storeComfort } from './stored-comfort.ts'
import './comfort-panel.css'

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly choices: readonly T[]
  readonly names: Readonly<Record<T, string>>
  readonly chosen: T
  readonly onChoose: (choice: T) => void
}

const Choice = <T extends string>({ label, choices, names, chosen, onChoose }: ChoiceProps<T>) => {
  const name = useId()
  return (
    <fieldset className="comfort-choice">
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
          />
          <span>{names[choice]}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** In the order of their effect. The rules name the default first. */
const SIZES = ['small', 'medium', 'large', 'huge'] as const satisfies readonly Comfort['size'][]
const WIDTHS = ['narrow', 'normal', 'wide'] as const satisfies readonly Comfort['width'][]

export const ComfortPanel = ({ open, onClose }: Props) => {
  const { reading } = useCopy()
  const copy = useCopyOf(readingToolsCopy)
  const [comfort, setComfort] = useState(() => readComfort(currentComfort()))
  const change = (part: Partial<Comfort>) => {
    const next = { ...comfort, ...part }
    const settle = keepPlace(document.querySelector('.md-editor-preview'))
    setComfort(next)
    storeComfort(writeComfort(next))
    settle?.()
  }
  const { sizes, widths, faces } = copy.comfortNames
  return (
    <Dialog open={open} onClose={onClose} className="comfort-panel">
      <DialogHeader title={reading.comfort} closeLabel={copy.closeComfort} onClose={onClose} />
      <Choice
        {...{ label: copy.textSize, choices: SIZES, names: sizes, chosen: comfort.size }}
        onChoose={(size) => change({ size })}
      />
      <Choice
        {...{ label: copy.lineWidth, choices: WIDTHS, names: widths, chosen: comfort.width }}
        onChoose={(width) => change({ width })}
      />
      <Choice
        {...{ label: copy.typeface, choices: COMFORT.face, names: faces, chosen: comfort.face }}
        onChoose={(face) => change({ face })}
      />
      <ThemeChoices />
    </Dialog>
  )
}
