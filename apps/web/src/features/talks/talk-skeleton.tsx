import './talks.css'

const SHOWN = [1, 2, 3]

/** Shown while the talks load. */
export const TalkSkeletons = () =>
  SHOWN.map((place) => (
    <div key={place} className="talk" aria-hidden="true">
      <i className="skeleton avatar" />
      <div className="text-skeleton">
        <i className="skeleton" />
        <i className="skeleton" />
        <i className="skeleton" />
      </div>
    </div>
  ))
