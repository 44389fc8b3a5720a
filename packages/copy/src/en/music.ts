export const music = {
  region: 'Music',
  open: 'Open the player',
  looseSongs: 'Loose songs',
}
