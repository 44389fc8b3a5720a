import {
  Decoration,
  type DecorationSet,
  EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view'

const SHOWN_CHARACTERS = 50
/** Without spaces between its words, a Chinese sentence behind a slash would be one too. */
const LONG_ADDRESS = /(?:https?:|data:|\/)[\w\-.~:/?#[\]@!$&*+,;=%]{60,}/g

class Ellipsis extends WidgetType {
  override toDOM() {
    const mark = document.createElement('span')
    mark.textContent = '…'
    return mark
  }
  override eq() {
    return true
  }
}

const hidden = Decoration.replace({ widget: new Ellipsis() })

const matcher = new MatchDecorator({
  regexp: LONG_ADDRESS,
  decorate: (add, from, to, _, { state, hasFocus }) => {
    const isEdited = state.selection.ranges.some((range) => range.from <= to && range.to >= from)
    if (!(isEdited && hasFocus)) add(from + SHOWN_CHARACTERS, to, hidden)
  },
})

/** A long address in view shows its beginning, and all of itself while the cursor is in it. */
export const longAddresses = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet
    constructor(view: EditorView) {
      this.decorations = matcher.createDeco(view)
    }
    update(update: ViewUpdate) {
      const { docChanged, viewportChanged, selectionSet, focusChanged, view } = update
      if (selectionSet || focusChanged) this.decorations = matcher.createDeco(view)
      else if (docChanged || viewportChanged) {
        this.decorations = matcher.updateDeco(update, this.decorations)
      }
    }
  },
  {
    decorations: ({ decorations }) => decorations,
    provide: (plugin) =>
      EditorView.atomicRanges.of((view) => view.plugin(plugin)?.decorations ?? Decoration.none),
  },
)
