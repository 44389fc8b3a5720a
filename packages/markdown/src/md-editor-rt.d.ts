// The preview alone loads in a third of the editor's time, but its file has no types.
declare module 'md-editor-rt/lib/es/MdPreview.mjs' {
  export { MdPreview as default } from 'md-editor-rt'
}

declare module 'md-editor-rt/lib/es/config.mjs' {
  export { config } from 'md-editor-rt'
}
