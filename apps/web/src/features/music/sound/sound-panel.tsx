import { useEffect, useId } from 'react'
import { switchKeys, useKeysSetting } from '../keys-setting.ts'
import { usePlaylists } from '../playlists.ts'
import { usePlayerCopy } from '../use-player.ts'
import { applySound } from './apply-sound.ts'
import { SAVERS } from './data-saver.rules.ts'
import { changeSaver, network, useSaver } from './data-saver.ts'
import { CROSSFADE_MAX_S, PRESET_NAMES, SPEEDS } from './sound-settings.rules.ts'
import { changeSound, useSound } from './sound-settings.ts'
import './sound.css'

interface ChoicesProps<Value> {
  readonly name: string
  readonly values: readonly Value[]
  readonly chosen: Value
  readonly label: (value: Value) => string
  readonly onChoose: (value: Value) => void
}

const Choices = <Value extends string | number>(props: ChoicesProps<Value>) => {
  const { name, values, chosen, label, onChoose } = props
  const id = useId()
  return (
    <fieldset className="sound-choices">
      <legend>{name}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={id}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{label(value)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Choices that the browser can tell apart. */
const SaverChoices = () => {
  const { saver: copy } = usePlayerCopy().sound
  const saver = useSaver((state) => state.saver)
  return (
    <>
      <Choices
        name={copy.name}
        values={network() ? SAVERS : SAVERS.filter((value) => value !== 'mobile')}
        chosen={saver}
        label={(value) => copy[value]}
        onChoose={changeSaver}
      />
      <p className="sound-hint">{copy.hint}</p>
    </>
  )
}

/** Speed, transitions, loudness, equaliser, keys and the saving of data. */
export const SoundPanel = () => {
  const copy = usePlayerCopy().sound
  const { speed, crossfadeS, isGapless, isLevelled, preset } = useSound()
  const hasKeys = useKeysSetting(({ isOn }) => isOn)
  const hasSmallSongs = usePlaylists((state) => state.hasSmallSongs)
  const id = useId()
  useEffect(applySound, [])
  return (
    <div className="sound-panel">
      <Choices
        name={copy.speed}
        values={SPEEDS}
        chosen={speed}
        label={(value) => `${value}×`}
        onChoose={(value) => changeSound({ speed: value })}
      />
      <Choices
        name={copy.equaliser}
        values={PRESET_NAMES}
        chosen={preset}
        label={(value) => copy.presets[value]}
        onChoose={(value) => changeSound({ preset: value })}
      />
      <label htmlFor={id} className="sound-fade">
        {copy.crossfade}
        <output>{crossfadeS === 0 ? copy.off : copy.seconds(crossfadeS)}</output>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={CROSSFADE_MAX_S}
        step={1}
        value={crossfadeS}
        aria-valuetext={crossfadeS === 0 ? copy.off : copy.seconds(crossfadeS)}
        onChange={({ target }) => changeSound({ crossfadeS: Number(target.value) })}
      />
      <label className="sound-switch">
        {copy.gapless}
        <input
          type="checkbox"
          checked={isGapless}
          onChange={({ target }) => changeSound({ isGapless: target.checked })}
        />
      </label>
      <label className="sound-switch">
        {copy.levelled}
        <input
          type="checkbox"
          checked={isLevelled}
          onChange={({ target }) => changeSound({ isLevelled: target.checked })}
        />
      </label>
      <label className="sound-switch">
        {copy.keys}
        <input
          type="checkbox"
          checked={hasKeys}
          onChange={({ target }) => switchKeys(target.checked)}
        />
      </label>
      <p className="sound-hint">{copy.keysHint}</p>
      {hasSmallSongs && <SaverChoices />}
    </div>
  )
}
