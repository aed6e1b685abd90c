/** Which entries of the ledger govern the rooms of this box. */
export const OWN_ROOM_RULES: Readonly<Record<string, readonly string[]>> = {
  'shuttle-main': ['AFT-SHUTTLE-03', 'AFT-SHUTTLE-04', 'AFT-SHUTTLE-08'],
  'crafting-room': ['AFT-ROOM-03', 'AFT-ROOM-04'],
  'server-room': ['AFT-ROOM-06'],
  'alarm-room': ['AFT-ROOM-07', 'AFT-ROOM-08'],
  'turret-room': ['AFT-ROOM-09'],
}
