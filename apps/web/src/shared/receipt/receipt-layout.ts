import type { ReceiptContent, ReceiptRow } from './receipt-content.ts';

/** Width of the picture in pixels. */
export const RECEIPT_WIDTH = 1080;

/** Colours of the picture, by the names of their tokens. */
export type ReceiptColour = 'paper' | 'surface' | 'line' | 'control' | 'ink' | 'ink-2' | 'brand';

export type Direction = 'ltr' | 'rtl';

/** One line of text in the picture; `y` is its baseline. */
export interface ReceiptLine {
  text: string;
  x: number;
  y: number;
  align: 'left' | 'right' | 'center';
  direction: Direction;
  /** Font size in pixels. */
  size: number;
  weight: 400 | 600 | 700;
  colour: ReceiptColour;
}

/** A dashed line across the slip; `notch` tears the slip off. */
export interface ReceiptTear {
  y: number;
  notch: boolean;
}

/** Everything that is drawn, and where. */
export interface ReceiptLayout {
  height: number;
  /** The slip; the background shows around it. */
  slip: { x: number; y: number; width: number; height: number };
  /** The brand's mark. */
  mark: { x: number; y: number; size: number };
  lines: readonly ReceiptLine[];
  tears: readonly ReceiptTear[];
}

/** Measures the width of a text in pixels. */
export type MeasureText = (text: string, font: Pick<ReceiptLine, 'size' | 'weight'>) => number;

const MARGIN = 48;
const PADDING = 64;
const START = MARGIN + PADDING;
const END = RECEIPT_WIDTH - START;
const CENTRE = RECEIPT_WIDTH / 2;
const INNER = END - START;
/** Smallest space between a label and its value. */
const GAP = 32;

const LABEL = { size: 36, weight: 400 } as const;
const VALUE = { size: 38, weight: 600 } as const;
const AMOUNT = { size: 104, weight: 700 } as const;
const SENTENCE = { size: 40, weight: 400 } as const;
const ROW_HEIGHT = 74;
/** Distance of two lines of one value. */
const LINE_HEIGHT = 54;

/** Direction of a text by its first letter, as `dir="auto"` finds it. */
const directionOf = (text: string): Direction => (/\p{L}/u.exec(text)?.[0].match(/\p{Script=Arabic}/u) ? 'rtl' : 'ltr');

/** Parts of a text that each fit into a width, broken between words, and within a word that is too long. */
function wrap(text: string, fits: (part: string) => boolean): string[] {
  const parts: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (fits(joined)) {
      line = joined;
      continue;
    }
    if (line !== '') parts.push(line);
    line = '';
    for (const character of word) {
      if (line !== '' && !fits(line + character)) {
        parts.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line === '' ? parts : [...parts, line];
}

/** Largest font size up to `size` at which a text fits into a width. */
function fittingSize(text: string, font: { size: number; weight: 400 | 600 | 700 }, measure: MeasureText): number {
  const width = measure(text, font);
  return width <= INNER ? font.size : Math.floor((font.size * INNER) / width);
}

/** Positions of everything on a receipt. In Urdu (`rtl`) labels are at the right and values at the left. */
export function layoutReceipt(content: ReceiptContent, direction: Direction, measure: MeasureText): ReceiptLayout {
  const lines: ReceiptLine[] = [];
  const tears: ReceiptTear[] = [];
  const isRtl = direction === 'rtl';
  const [startX, endX] = isRtl ? [END, START] : [START, END];
  const [startAlign, endAlign] = isRtl ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const mark = { x: isRtl ? END - 72 : START, y: MARGIN + 56, size: 72 };
  const centred = { x: CENTRE, align: 'center', direction } as const;

  const placeRow = ({ label, value, kind }: ReceiptRow, top: number): number => {
    const y = top + ROW_HEIGHT;
    const room = INNER - measure(label, LABEL) - GAP;
    const own = kind === 'figure' ? 'ltr' : directionOf(value);
    const end = { x: endX, align: endAlign, direction: own, colour: 'ink', ...VALUE } as const;
    lines.push({ text: label, x: startX, y, align: startAlign, direction, colour: 'ink-2', ...LABEL });
    if (measure(value, VALUE) <= room) {
      lines.push({ ...end, text: value, y });
      return y;
    }
    const parts = wrap(value, (part) => measure(part, VALUE) <= INNER);
    for (const [at, text] of parts.entries()) lines.push({ ...end, text, y: y + LINE_HEIGHT * (at + 1) });
    return y + LINE_HEIGHT * parts.length;
  };

  const headline = mark.y + 51;
  lines.push(
    {
      ...{ text: content.brand, x: isRtl ? mark.x - 22 : mark.x + mark.size + 22, y: headline },
      ...{ align: startAlign, direction: 'ltr', size: 46, weight: 700, colour: 'ink' },
    },
    {
      ...{ text: content.title, x: endX, y: headline, align: endAlign, direction },
      ...{ size: 38, weight: 400, colour: 'ink-2' },
    },
    { ...centred, text: content.lead, y: headline + 136, size: 42, weight: 600, colour: 'brand' },
    {
      ...{ ...centred, direction: 'ltr', text: content.amount, y: headline + 260, ...AMOUNT, colour: 'brand' },
      size: fittingSize(content.amount, AMOUNT, measure),
    },
    {
      ...{ ...centred, text: content.sentence, y: headline + 338, ...SENTENCE, colour: 'ink-2' },
      size: fittingSize(content.sentence, SENTENCE, measure),
    },
  );

  let bottom = headline + 338;
  for (const [at, rows] of content.groups.entries()) {
    tears.push({ y: bottom + 60, notch: at === 0 });
    bottom += 68;
    for (const row of rows) bottom = placeRow(row, bottom);
  }
  const slip = { x: MARGIN, y: MARGIN, width: RECEIPT_WIDTH - 2 * MARGIN, height: bottom + 68 - MARGIN };
  return { height: slip.y + slip.height + MARGIN, slip, mark, lines, tears };
}
