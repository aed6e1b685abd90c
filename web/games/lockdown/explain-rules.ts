type Rules = Readonly<Record<string, readonly string[]>>

const CSS = ['LOCK-CSS-02', 'LOCK-CSS-03', 'LOCK-CSS-05']
const ELEVATOR = ['LOCK-ROOM-50', 'LOCK-ELEVATOR-02', 'LOCK-ELEVATOR-03']
const STAIRS = ['LOCK-ROOM-45', 'LOCK-STAIRS-02', 'LOCK-STAIRS-03']
const CROSSING = ['LOCK-MODE-ALT-12', 'LOCK-MODE-ALT-18', 'LOCK-MODE-ALT-41']

/** Which entries of the ledger govern a room. */
export const ROOM_RULES: Rules = {
  archive: ['LOCK-ROOM-10', 'LOCK-ROOM-11', 'LOCK-KNOW-07'],
  'cave-entrance': ['LOCK-ROOM-14', 'LOCK-TECH-07', 'LOCK-TECH-08'],
  'cooling-system': ['LOCK-ROOM-24', 'LOCK-SELFD-01', 'LOCK-SELFD-08'],
  decon: ['LOCK-ROOM-22'],
  'emergency-room': ['LOCK-ROOM-17'],
  laboratory: ['LOCK-ROOM-18', 'LOCK-ROOM-19', 'LOCK-WEAK-03'],
  nest: ['LOCK-ROOM-20', 'LOCK-ROOM-21'],
  'power-generator': ['LOCK-ROOM-15', 'LOCK-ROOM-16'],
  'transmitter-control': ['LOCK-ROOM-12', 'LOCK-ROOM-13'],
  'css-a': ['LOCK-ROOM-23', ...CSS],
  'css-b': ['LOCK-ROOM-32', ...CSS],
  'css-c': ['LOCK-ROOM-33', ...CSS],
  'css-control': ['LOCK-ROOM-39', 'LOCK-ROOM-40'],
  'defense-control': ['LOCK-ROOM-34', 'LOCK-ROOM-35', 'LOCK-ROOM-36'],
  'guard-room': ['LOCK-ROOM-31'],
  'contaminated-room': ['LOCK-ROOM-30'],
  surgery: ['LOCK-ROOM-37', 'LOCK-ROOM-38'],
  'testing-lab': ['LOCK-ROOM-29'],
  'vent-control': ['LOCK-ROOM-25', 'LOCK-ROOM-26', 'LOCK-ROOM-27'],
  'isolation-room': ['LOCK-ISOL-01', 'LOCK-ISOL-03', 'LOCK-ISOL-04', 'LOCK-ISOL-05'],
  repository: ['LOCK-ROOM-42', 'LOCK-ROOM-43', 'LOCK-ROOM-44'],
  'backup-power': ['LOCK-ROOM-46', 'LOCK-ROOM-47', 'LOCK-ROOM-48'],
  'alert-room': ['LOCK-ROOM-51', 'LOCK-ROOM-52', 'LOCK-ALERT-01'],
  'elevator-1': ELEVATOR,
  'elevator-2': ELEVATOR,
  'elevator-3': ELEVATOR,
  'staircase-1': STAIRS,
  'staircase-2': STAIRS,
  'intersection-1': CROSSING,
  'intersection-2': CROSSING,
  'intersection-3': CROSSING,
  'intersection-4': CROSSING,
}

/** Which ones govern a card, besides those that govern all of them. */
export const CARD_RULES: Rules = {
  search: ['LOCK-SEARCH-02', 'LOCK-SEARCH-04'],
  'odds-and-ends': ['LOCK-SEARCH-02', 'LOCK-SEARCH-04'],
  scavenging: ['LOCK-SEARCH-02'],
  rest: ['LOCK-CONT-05', 'LOCK-CONT-07', 'LOCK-CONT-08'],
  interruption: ['LOCK-REACT-01', 'LOCK-REACT-02', 'LOCK-REACT-03'],
  inconspicuous: ['LOCK-REACT-01', 'LOCK-REACT-05'],
  'feel-of-the-dark': ['LOCK-REACT-05', 'LOCK-DARK-05'],
  'nerves-of-steel': ['LOCK-REACT-01', 'LOCK-REACT-05'],
  bypass: ['LOCK-POWER-08', 'LOCK-COMPUTER-08'],
  'remote-access': ['LOCK-COMPUTER-02', 'LOCK-COMPUTER-08'],
  'data-breach': ['LOCK-CONTIN-04', 'LOCK-COMPUTER-08'],
  'ventilation-ducts': ['LOCK-TECH-02', 'LOCK-TECH-07', 'LOCK-TECH-08'],
  'technical-corridors': ['LOCK-TECH-02', 'LOCK-TECH-07'],
  'field-experience': ['LOCK-KNOW-03'],
  pheromones: ['LOCK-KNOW-04'],
  'rover-driver': ['LOCK-ROVER-02', 'LOCK-ROVER-03', 'LOCK-BUNKER-02'],
}
