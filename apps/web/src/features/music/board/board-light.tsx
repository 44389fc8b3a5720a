import { colourStyle, useCoverColours } from '../cover/use-cover-colours.ts'
import { usePlayer } from '../use-player.ts'
import { Crossfade } from './crossfade.tsx'

/** The moving background in the colours of the cover. */
export const BoardLight = () => {
  const cover = usePlayer((state) => state.song?.al.picUrl ?? '')
  const colours = useCoverColours(cover)
  return (
    <div className="board-light" aria-hidden>
      <Crossfade name={colours ? colours.lights.join() : 'tokens'}>
        <div className="drifting-light" style={colourStyle(colours)} />
      </Crossfade>
    </div>
  )
}
