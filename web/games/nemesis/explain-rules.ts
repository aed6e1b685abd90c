type Rules = Readonly<Record<string, readonly string[]>>

/** Which entries of the ledger govern a room. */
export const ROOM_RULES: Rules = {
  armory: ['NEM-ROOM-08', 'NEM-ROOM-09'],
  surgery: ['NEM-ROOM-10', 'NEM-ROOM-11', 'NEM-ROOM-12'],
  storage: ['NEM-ROOM-13'],
  generator: ['NEM-ROOM-14', 'NEM-SELFD-01', 'NEM-SELFD-03', 'NEM-SELFD-06'],
  'emergency-room': ['NEM-ROOM-15'],
  laboratory: ['NEM-ROOM-16', 'NEM-ROOM-17'],
  nest: ['NEM-ROOM-18', 'NEM-EGG-02', 'NEM-EGG-04'],
  'comms-room': ['NEM-ROOM-19'],
  'evacuation-a': ['NEM-ROOM-20', 'NEM-POD-02', 'NEM-POD-04'],
  'evacuation-b': ['NEM-ROOM-21', 'NEM-POD-02', 'NEM-POD-04'],
  'fire-control': ['NEM-ROOM-22', 'NEM-ROOM-23'],
  cabins: ['NEM-ROOM-25', 'NEM-ROOM-26'],
  canteen: ['NEM-ROOM-28', 'NEM-ROOM-29'],
  'command-center': ['NEM-ROOM-31'],
  'hatch-control': ['NEM-ROOM-32'],
  'airlock-control': ['NEM-ROOM-33', 'NEM-ROOM-34', 'NEM-ROOM-36'],
  'shower-room': ['NEM-ROOM-38', 'NEM-ROOM-39'],
  'slime-room': ['NEM-ROOM-41', 'NEM-ROOM-43'],
  'engine-control': ['NEM-ROOM-44'],
  'monitoring-room': ['NEM-ROOM-46'],
  cockpit: ['NEM-COORD-01', 'NEM-COORD-05', 'NEM-COORD-06'],
  hibernatorium: ['NEM-HIB-01', 'NEM-HIB-02', 'NEM-HIB-03'],
  'engine-1': ['NEM-ENGINE-01', 'NEM-ENGINE-02', 'NEM-ENGINE-05'],
  'engine-2': ['NEM-ENGINE-01', 'NEM-ENGINE-02', 'NEM-ENGINE-05'],
  'engine-3': ['NEM-ENGINE-01', 'NEM-ENGINE-02', 'NEM-ENGINE-05'],
}

/** Which ones govern a card, besides those that govern all of them. */
export const CARD_RULES: Rules = {
  search: ['NEM-SEARCH-01', 'NEM-SEARCH-05'],
  scavenging: ['NEM-SEARCH-01', 'NEM-SEARCH-06'],
  rest: ['NEM-CONT-06', 'NEM-CONT-10', 'NEM-CONT-11'],
  interruption: ['NEM-REACT-01', 'NEM-REACT-02', 'NEM-REACT-03'],
  'nerves-of-steel': ['NEM-REACT-01', 'NEM-REACT-05'],
  'suppressive-fire': ['NEM-ESCAPE-06'],
  'covering-fire': ['NEM-ESCAPE-06'],
  'technical-corridors': ['NEM-TECH-02'],
  reconnaissance: ['NEM-MOVE-10'],
}
