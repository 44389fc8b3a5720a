import { ComfortButton } from './comfort/comfort-button.tsx'
import { ThemeChoices } from './theme-choices.tsx'
import './reading-tools.css'

/** The reader's choices below the title. */
export const ReadingTools = () => (
  <div className="reading-tools">
    <ThemeChoices />
    <ComfortButton />
  </div>
)
