/** The closed strip lies in the room that a page keeps for it (`data-strip-room`), so that it moves nothing when it comes. */
export const STRIP =
  'has-[~[data-strip-room]]:absolute has-[~[data-strip-room]]:inset-x-0 has-[~[data-strip-room]]:top-0';
