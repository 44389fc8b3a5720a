import type { AdminPhoto } from '@lanting/contract'
import { IconArrowLeft, IconArrowRight, IconPencil, IconPhotoStar } from '@tabler/icons-react'
import { Cover } from '../../shared/cover.tsx'
import type { Selection } from '../../shared/data-table.tsx'
import { daysUntil } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { useDragOrder } from './use-drag-order.ts'

const ICON = { 'aria-hidden': true, size: 18, stroke: 1.6 } as const

interface Props {
  readonly photos: readonly AdminPhoto[]
  readonly selection: Selection
  readonly coverUrl: string
  /** Omitted when the order cannot be changed. */
  readonly onOrder?: (ids: readonly number[]) => Promise<unknown>
  readonly onCover?: (photo: AdminPhoto) => void
  readonly onEdit?: (photo: AdminPhoto) => void
}

const PhotoWords = ({ caption, taken_at, camera }: AdminPhoto) => {
  const facts = [taken_at.slice(0, 'YYYY-MM-DD'.length), camera].filter(Boolean).join(' · ')
  if (!caption && !facts) return null
  return (
    <span className="photo-words">
      {caption && <b dir="auto">{caption}</b>}
      {facts && <small className="quiet">{facts}</small>}
    </span>
  )
}

/** Photos to select, reorder by dragging or arrows, describe, and use as the cover. */
export const PhotoGrid = (props: Props) => {
  const { photos, selection, coverUrl, onOrder, onCover, onEdit } = props
  const { photos: copy, table } = useCopy().admin
  const { shown, move, draggedId, rowProps, handleProps } = useDragOrder(photos, onOrder)
  const toggle = (id: number) => {
    const ids = new Set(selection.ids)
    if (!ids.delete(id)) ids.add(id)
    selection.choose(ids)
  }
  return (
    <ul className="photo-grid">
      {shown.map((photo, place) => {
        const name = copy.photo(place + 1)
        const isCover = photo.url === coverUrl
        return (
          <li
            key={photo.id}
            className="photo-card"
            data-chosen={selection.ids.has(photo.id)}
            data-dragged={draggedId === photo.id}
            {...rowProps(photo)}
          >
            <label>
              <input
                type="checkbox"
                className="box"
                aria-label={table.select(name)}
                checked={selection.ids.has(photo.id)}
                onChange={() => toggle(photo.id)}
              />
              <Cover url={photo.url} />
            </label>
            {onOrder && (
              <button
                type="button"
                className="drag-handle"
                aria-label={copy.drag(name)}
                {...handleProps(place)}
              />
            )}
            <PhotoWords {...photo} />
            <span className="photo-card-footer">
              {photo.goesAtMs !== null && (
                <small className="quiet">
                  {copy.deletedIn(daysUntil(photo.goesAtMs, Date.now()))}
                </small>
              )}
              {onOrder && (
                <>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={`${copy.moveForward}: ${name}`}
                    disabled={place === 0}
                    onClick={() => move(place, place - 1)}
                  >
                    <IconArrowLeft {...ICON} />
                  </button>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={`${copy.moveBack}: ${name}`}
                    disabled={place === shown.length - 1}
                    onClick={() => move(place, place + 1)}
                  >
                    <IconArrowRight {...ICON} />
                  </button>
                </>
              )}
              {onEdit && (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`${copy.edit}: ${name}`}
                  onClick={() => onEdit(photo)}
                >
                  <IconPencil {...ICON} />
                </button>
              )}
              {onCover &&
                (isCover ? (
                  <span className="chip cover-mark" data-tone="green">
                    {copy.isCover}
                  </span>
                ) : (
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={`${copy.setCover}: ${name}`}
                    title={copy.setCover}
                    onClick={() => onCover(photo)}
                  >
                    <IconPhotoStar {...ICON} />
                  </button>
                ))}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
