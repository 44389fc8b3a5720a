import {
  BOARD_BACKGROUNDS,
  BOARD_FONT_SIZES,
  BOARD_FONT_WEIGHTS,
  BOARD_TEXT_COLOURS,
  type BoardDraft,
  LENGTH,
} from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { PictureField } from '../../../shared/pictures/picture-field.tsx'
import type { UploadState } from '../../../shared/pictures/picture-upload-state.ts'
import { useUserState } from '../../../shared/stores/user-state.ts'
import { Tabs } from '../../../shared/tabs.tsx'
import { useApi } from '../../../shared/use-api.ts'
import { hotTagsQuery } from '../board.queries.ts'
import { Choices } from './choices.tsx'
import { OwnColour } from './own-colour.tsx'
import { isInkReplaced } from './replaced-ink.rules.ts'

interface StyleProps {
  readonly draft: BoardDraft
  readonly onChange: (change: Partial<BoardDraft>) => void
  readonly onPicture: (status: UploadState['status']) => void
}

/** Says why another ink is shown than the chosen one. */
const InkHint = ({ draft }: Pick<StyleProps, 'draft'>) => {
  const { publishing } = useFormCopy()
  return (
    <p className="field-hint" role="status">
      {isInkReplaced(draft.color, draft.bg_color) && publishing.inkReplaced}
    </p>
  )
}

const FontPanel = ({ draft, onChange }: StyleProps) => {
  const { publishing } = useFormCopy()
  return (
    <>
      <Choices
        legend={publishing.size}
        name="font_size"
        choices={BOARD_FONT_SIZES.map((value) => ({ value, label: String(value) }))}
        value={draft.font_size}
        onChange={(font_size) => onChange({ font_size })}
      />
      <Choices
        legend={publishing.colour}
        name="color"
        areColours
        choices={BOARD_TEXT_COLOURS.map((value, place) => ({
          value,
          label: publishing.colours[place] ?? value,
        }))}
        value={draft.color || BOARD_TEXT_COLOURS[0]}
        onChange={(color) => onChange({ color })}
      />
      <OwnColour
        value={draft.color || BOARD_TEXT_COLOURS[0]}
        onChange={(color) => onChange({ color })}
      />
      <Choices
        legend={publishing.weight}
        name="font_weight"
        choices={BOARD_FONT_WEIGHTS.map((value) => ({ value, label: publishing.weights[value] }))}
        value={draft.font_weight}
        onChange={(font_weight) => onChange({ font_weight })}
      />
    </>
  )
}

const PicturePanel = ({ draft, onChange, onPicture }: StyleProps) => {
  const { publishing } = useFormCopy()
  const isUser = useUserState((state) => state.userInfo !== undefined)
  if (!isUser) return <p className="field-hint">{publishing.pictureLogin}</p>
  return (
    <PictureField
      label={publishing.picture}
      shape="wide"
      removable
      value={draft.bg_url}
      onChange={(bg_url) => onChange({ bg_url })}
      onStatus={onPicture}
    />
  )
}

const TagPanel = ({ draft, onChange }: StyleProps) => {
  const { publishing } = useFormCopy()
  const id = useId()
  const { data: tags = [] } = useQuery(hotTagsQuery(useApi()))
  return (
    <>
      {tags.length > 0 && (
        <Choices
          legend={publishing.hotTags}
          name="tag"
          choices={tags.map(({ tag }) => ({ value: tag, label: tag }))}
          value={draft.tag}
          onChange={(tag) => onChange({ tag })}
        />
      )}
      <div className="field">
        <label htmlFor={id}>{publishing.ownTag}</label>
        <div className="field-box">
          <input
            id={id}
            value={draft.tag}
            maxLength={LENGTH.boardTag}
            autoComplete="off"
            onChange={({ target }) => onChange({ tag: target.value })}
          />
        </div>
      </div>
    </>
  )
}

/** The style options of a note. The note above previews them. */
export const StyleTabs = (props: StyleProps) => {
  const { publishing } = useFormCopy()
  const { draft, onChange } = props
  const papers = (
    <>
      <Choices
        legend={publishing.paper}
        name="bg_color"
        areColours
        choices={BOARD_BACKGROUNDS.map((value, place) => ({
          value,
          label: publishing.papers[place] ?? value,
        }))}
        value={draft.bg_color}
        onChange={(bg_color) => onChange({ bg_color })}
      />
      <OwnColour
        hasOpacity
        value={draft.bg_color}
        onChange={(bg_color) => onChange({ bg_color })}
      />
    </>
  )
  return (
    <>
      <Tabs
        name={publishing.tabs}
        tabs={[
          { key: 'paper', label: publishing.paper, panel: papers },
          { key: 'font', label: publishing.font, panel: <FontPanel {...props} /> },
          { key: 'picture', label: publishing.picture, panel: <PicturePanel {...props} /> },
          { key: 'tag', label: publishing.tag, panel: <TagPanel {...props} /> },
        ]}
      />
      <InkHint draft={draft} />
    </>
  )
}
