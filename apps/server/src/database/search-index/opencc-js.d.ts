declare module 'opencc-js/dict/TSCharacters' {
  /** Pairs of a traditional character and its simplified forms: `倫 伦|…`. */
  const pairs: string
  export default pairs
}
