const ID = /^[a-z0-9][a-z0-9_-]{0,39}$/;
const OWN_PATH = /^\/(?![/\\])[\w./-]*$/;
const DATA_PICTURE = /^data:image\/(?:png|webp|jpeg|svg\+xml)[;,]/;

/** Longest name of a network, in characters. */
export const MAX_NETWORK_NAME = 80;
/** Longest URL of a logo, in characters; a `data:` URL counts too. */
export const MAX_NETWORK_LOGO = 2000;

/** Whether a text can be the id of a network: lower-case letters, digits, `-` and `_`, at most 40. */
export const isNetworkId = (id: string): boolean => ID.test(id);

/** Whether a URL is a picture that the page may load: a path on its own origin, or a `data:` URL of an image. */
export const isOwnPicture = (address: string): boolean =>
  address.length <= MAX_NETWORK_LOGO && (OWN_PATH.test(address) || DATA_PICTURE.test(address));
