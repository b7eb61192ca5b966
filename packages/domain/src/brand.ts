/** Shape of a mark in a square of 40, drawn by `BrandMark` of packages/ui. */
export interface BrandShape {
  /** Path in the syntax of SVG. */
  path: string;
  colour: 'on-brand' | 'saffron';
  /** Width of the pen, which has round ends. Without it the shape is filled. */
  width?: number;
}

/** Who the product is: its names, its contacts and its mark (docs/white-label.md). */
export interface Brand {
  /** Product name, in Latin letters. */
  name: string;
  /** Product name in running Urdu text. */
  nameUrdu: string;
  /** Default title in the header. */
  title: string;
  /** Legal name of the operator, who buys the USDT; null if it is not set. */
  legalName: string | null;
  /** E-mail address of support. */
  supportEmail: string;
  /** WhatsApp number of support, E.164. */
  supportWhatsApp: string;
  /** Shapes of the mark on its square; null is the mark of Sarraf. */
  mark: readonly BrandShape[] | null;
}

/** The brand of a build or a server that is given no other. */
export const SARRAF: Brand = {
  name: 'Sarraf',
  nameUrdu: 'صراف',
  title: 'Sarraf Exchange',
  legalName: null,
  supportEmail: 'support@sarraf.example',
  supportWhatsApp: '+923000000000',
  mark: null,
};

/** Names stand in HTML, in file names and in messages of one line. */
const NAME = /^[^\s<>&"/\\](?:[^\p{C}<>&"/\\]{0,38}[^\s<>&"/\\])?$/u;
const TEXTS = {
  name: { pattern: NAME, what: 'a name of at most 40 characters' },
  nameUrdu: { pattern: NAME, what: 'a name of at most 40 characters' },
  title: { pattern: NAME, what: 'a title of at most 40 characters' },
  legalName: { pattern: /^[^\s<>][^\p{C}<>]{0,119}$/u, what: 'the legal name of the operator, or null' },
  supportEmail: { pattern: /^[^\s<>&"@]+@[^\s<>&"@.]+(?:\.[^\s<>&"@.]+)+$/, what: 'an e-mail address' },
  supportWhatsApp: { pattern: /^\+[1-9]\d{7,14}$/, what: 'a number like +923001234567' },
} as const;
const PATH = /^[MmLlHhVvCcSsQqTtAaZz\d\s.,+-]+$/;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function readShape(shape: unknown): BrandShape {
  const { path, colour, width }: Readonly<Record<string, unknown>> = isRecord(shape) ? shape : {};
  if (typeof path !== 'string' || !PATH.test(path)) throw new Error('"mark": each shape needs a "path" as in SVG.');
  if (colour !== 'on-brand' && colour !== 'saffron') {
    throw new Error('"mark": the "colour" of each shape must be on-brand or saffron.');
  }
  if (width === undefined) return { path, colour };
  if (typeof width !== 'number' || !(width > 0 && width <= 40)) throw new Error('"mark": a "width" is from 0 to 40.');
  return { path, colour, width };
}

/** Reads a `brand.json`. Throws an error whose message names the field that is missing or wrong. */
export function readBrand(json: unknown): Brand {
  const fields: Readonly<Record<string, unknown>> = isRecord(json) ? json : {};
  const text = (field: keyof typeof TEXTS): string => {
    const value = fields[field];
    const { pattern, what } = TEXTS[field];
    if (typeof value !== 'string' || !pattern.test(value)) throw new Error(`"${field}" must be ${what}.`);
    return value;
  };
  const { mark } = fields;
  if (!Array.isArray(mark) || mark.length === 0) throw new Error('"mark" must be a list of shapes.');
  return {
    name: text('name'),
    nameUrdu: text('nameUrdu'),
    title: text('title'),
    legalName: fields['legalName'] === null ? null : text('legalName'),
    supportEmail: text('supportEmail'),
    supportWhatsApp: text('supportWhatsApp'),
    mark: mark.map(readShape),
  };
}
