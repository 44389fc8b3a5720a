export const music = {
  looseSongs: 'Loose songs',
}
