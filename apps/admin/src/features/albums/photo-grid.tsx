import type { AdminPhoto } from '@lanting/contract'
import { IconArrowLeft, IconArrowRight, IconPhotoStar } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { Cover } from '../../shared/cover.tsx'
import type { Selection } from '../../shared/data-table.tsx'
import { daysUntil } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { moved } from './photo-order.ts'

const ICON = { 'aria-hidden': true, size: 18, stroke: 1.6 } as const

interface Props {
  readonly photos: readonly AdminPhoto[]
  readonly selection: Selection
  readonly coverUrl: string
  /** Omitted when the order cannot be changed. */
  readonly onOrder?: (photos: readonly AdminPhoto[]) => void
  readonly onCover?: (photo: AdminPhoto) => void
}

/** Photos to select, reorder by dragging or arrows, and use as the cover. */
export const PhotoGrid = ({ photos, selection, coverUrl, onOrder, onCover }: Props) => {
  const { photos: copy, table } = useCopy().admin
  const [dragged, setDragged] = useState<number>()
  const toggle = (id: number) => {
    const ids = new Set(selection.ids)
    if (!ids.delete(id)) ids.add(id)
    selection.choose(ids)
  }
  const move = (from: number, to: number) => {
    if (from !== to) onOrder?.(moved(photos, from, to))
  }
  const drop = (event: DragEvent, to: number) => {
    if (dragged === undefined) return
    event.preventDefault()
    // Ignores dragged files.
    event.stopPropagation()
    move(dragged, to)
    setDragged(undefined)
  }
  return (
    <ul className="photo-grid">
      {photos.map((photo, place) => {
        const name = copy.photo(place + 1)
        const isCover = photo.url === coverUrl
        return (
          <li
            key={photo.id}
            className="photo-card"
            data-chosen={selection.ids.has(photo.id)}
            data-dragged={dragged === place}
            draggable={onOrder !== undefined}
            onDragStart={() => setDragged(place)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={(event) => drop(event, place)}
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
                    disabled={place === photos.length - 1}
                    onClick={() => move(place, place + 1)}
                  >
                    <IconArrowRight {...ICON} />
                  </button>
                </>
              )}
              {onCover &&
                (isCover ? (
                  <span className="chip" data-tone="green">
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
