const ID = /^[a-z0-9][a-z0-9_-]{0,39}$/;
const OWN_PATH = /^\/(?![/\\])[\w./-]*$/;
const DATA_PICTURE = /^data:image\/(?:png|webp|jpeg|svg\+xml)[;,]/;

/** Characters of a network's name at most. */
export const MAX_NETWORK_NAME = 80;
/** Characters of a logo's address at most; a picture in the text itself is one. */
export const MAX_NETWORK_LOGO = 2000;

/** Whether a text can be the id of a network: lower-case letters, digits, `-` and `_`, at most 40. */
export const isNetworkId = (id: string): boolean => ID.test(id);

/** Whether an address is a picture the page may load: a path on its own origin, or a picture in the text itself. */
export const isOwnPicture = (address: string): boolean =>
  address.length <= MAX_NETWORK_LOGO && (OWN_PATH.test(address) || DATA_PICTURE.test(address));
