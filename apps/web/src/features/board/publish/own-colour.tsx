import { readColour } from '@lanting/contract'
import { useId } from 'react'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { hexOf } from '../note-colours.rules.ts'

interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Whether the colour may be translucent. */
  readonly hasOpacity?: boolean
}

const PERCENT = 100
const STEP = 5

/** The colour picker of the browser, with a slider for the opacity. */
export const OwnColour = ({ value, onChange, hasOpacity }: Props) => {
  const { publishing } = useFormCopy()
  const id = useId()
  const [red, green, blue, opacity] = readColour(value) ?? [255, 255, 255, 0]
  const percent = Math.round(opacity * PERCENT)
  const choose = (hex: string, share: number) => {
    const [r, g, b] = readColour(hex) ?? [red, green, blue]
    onChange(hexOf([r, g, b, share]))
  }
  const hex = hexOf([red, green, blue, 1])
  return (
    <div className="own-colour">
      <div>
        <label htmlFor={`${id}-colour`}>{publishing.ownColour}</label>
        <input
          id={`${id}-colour`}
          type="color"
          value={hex.toLowerCase()}
          onChange={({ target }) => choose(target.value, hasOpacity && opacity > 0 ? opacity : 1)}
        />
      </div>
      {hasOpacity && (
        <div>
          <label htmlFor={`${id}-opacity`}>{publishing.opacity}</label>
          <input
            id={`${id}-opacity`}
            type="range"
            min={0}
            max={PERCENT}
            step={STEP}
            value={percent}
            aria-valuetext={`${percent}%`}
            onChange={({ target }) => choose(hex, target.valueAsNumber / PERCENT)}
          />
          <output htmlFor={`${id}-opacity`}>{percent}%</output>
        </div>
      )}
    </div>
  )
}
