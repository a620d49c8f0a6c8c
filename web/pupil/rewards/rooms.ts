/** The rooms of the clubhouse, as they stand in the address. */
export const ROOMS = ['kraam', 'klodder', 'kast', 'trofeeen', 'ballon', 'vlieger'] as const;
export type Room = (typeof ROOMS)[number];

/** Part of the address that says which room is open. */
export const ROOM_PARAM = 'clubhuis';

/** The room that an address names. */
export const roomOf = (params: URLSearchParams): Room | undefined =>
  ROOMS.find((room) => room === params.get(ROOM_PARAM));
