export const music = {
  region: 'Music',
  open: 'Open player',
  looseSongs: 'Other songs',
}
