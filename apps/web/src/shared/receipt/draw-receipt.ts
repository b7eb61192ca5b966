import { MARK } from '../layout/mark.ts';
import type { ReceiptContent } from './receipt-content.ts';
import {
  type Direction,
  layoutReceipt,
  RECEIPT_WIDTH,
  type MeasureText,
  type ReceiptColour,
  type ReceiptLayout,
  type ReceiptLine,
} from './receipt-layout.ts';

/** How the page writes and colours: the font families of the language, and the colours of the picture. */
export interface ReceiptStyle {
  families: string;
  colour: (name: ReceiptColour | 'on-brand' | 'saffron') => string;
}

/** Longest wait for the fonts of the page. Then the system's fonts draw the text, which join Urdu letters as well. */
const FONTS_WAIT_MS = 4_000;
const RADIUS = 36;
const NOTCH = 26;
const LINE_WIDTH = 3;

const fontOf = ({ size, weight }: Pick<ReceiptLine, 'size' | 'weight'>, families: string): string =>
  `${weight} ${size}px ${families}`;

/** Reads the fonts and the colours of the picture from the style sheets. */
function readStyle(direction: Direction): ReceiptStyle {
  // In Urdu without the font that shows 0 to 9 as ۰ to ۹: a bank compares the figures with its own.
  const latin = getComputedStyle(document.documentElement).getPropertyValue('--figtree').trim();
  const families = [direction === 'rtl' && "'Naskh'", latin, 'system-ui', 'sans-serif'].filter(Boolean).join(', ');
  // In every theme the picture has the colours of the light one, since it leaves the app.
  const probe = Object.assign(document.createElement('span'), { hidden: true, className: 'light' });
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const names = ['paper', 'surface', 'line', 'control', 'ink', 'ink-2', 'brand', 'on-brand', 'saffron'] as const;
  const colours = new Map<string, string>(
    names.map((name) => [
      name,
      style.getPropertyValue(name === 'saffron' ? '--color-mark-saffron' : `--${name}`).trim(),
    ]),
  );
  probe.remove();
  return { families, colour: (name) => colours.get(name) ?? 'CanvasText' };
}

/** Loads the fonts that the texts need. */
async function loadFonts(lines: readonly ReceiptLine[], families: string): Promise<void> {
  // Each family by itself: a load fails at once if one family of a list does, as the stand-ins do that the device lacks.
  const loads = families
    .split(',')
    .flatMap((family) => lines.map((line) => document.fonts.load(fontOf(line, family.trim()), line.text)));
  await Promise.race([
    Promise.allSettled(loads),
    new Promise((resolve) => {
      setTimeout(resolve, FONTS_WAIT_MS);
    }),
  ]);
}

/** Measures text with the fonts of the page. */
const measureWith =
  (context: CanvasRenderingContext2D, families: string): MeasureText =>
  (text, font) => {
    context.font = fontOf(font, families);
    return context.measureText(text).width;
  };

function drawMark(context: CanvasRenderingContext2D, { x, y, size }: ReceiptLayout['mark'], { colour }: ReceiptStyle) {
  context.save();
  context.translate(x, y);
  context.scale(size / 40, size / 40);
  context.fillStyle = colour('brand');
  context.beginPath();
  context.roundRect(0, 0, 40, 40, 11);
  context.fill();
  for (const shape of MARK) {
    const path = new Path2D(shape.path);
    context.fillStyle = colour(shape.colour);
    context.strokeStyle = colour(shape.colour);
    context.lineWidth = shape.width ?? 0;
    context.lineCap = 'round';
    context[shape.width ? 'stroke' : 'fill'](path);
  }
  context.restore();
}

function drawSlip(context: CanvasRenderingContext2D, { height, slip, tears }: ReceiptLayout, { colour }: ReceiptStyle) {
  context.fillStyle = colour('paper');
  context.fillRect(0, 0, RECEIPT_WIDTH, height);
  context.beginPath();
  context.roundRect(slip.x, slip.y, slip.width, slip.height, RADIUS);
  context.fillStyle = colour('surface');
  context.fill();
  context.strokeStyle = colour('line');
  context.lineWidth = LINE_WIDTH;
  context.stroke();
  const edges = [slip.x, slip.x + slip.width] as const;
  for (const { y, notch } of tears) {
    const inset = notch ? NOTCH + 14 : 64;
    context.beginPath();
    context.setLineDash([12, 12]);
    context.moveTo(edges[0] + inset, y);
    context.lineTo(edges[1] - inset, y);
    context.strokeStyle = colour('control');
    context.stroke();
    context.setLineDash([]);
    if (!notch) continue;
    for (const [at, x] of edges.entries()) {
      // Half a circle: the half outside the slip would draw a line on the background.
      context.beginPath();
      context.arc(x, y, NOTCH, -Math.PI / 2, Math.PI / 2, at === 1);
      context.fillStyle = colour('paper');
      context.fill();
      context.strokeStyle = colour('line');
      context.stroke();
      context.fillRect(x - LINE_WIDTH, y - NOTCH + LINE_WIDTH / 2, 2 * LINE_WIDTH, 2 * NOTCH - LINE_WIDTH);
    }
  }
}

/** Draws a receipt that has been laid out. */
export function drawReceipt(context: CanvasRenderingContext2D, layout: ReceiptLayout, style: ReceiptStyle): void {
  drawSlip(context, layout, style);
  drawMark(context, layout.mark, style);
  for (const { text, x, y, align, direction, colour, ...font } of layout.lines) {
    context.font = fontOf(font, style.families);
    context.textAlign = align;
    context.direction = direction;
    context.fillStyle = style.colour(colour);
    context.fillText(text, x, y);
  }
}

/** Draws the receipt as a PNG, 1080 pixels wide, with the fonts of the page. The browser joins Urdu letters. Rejects if it has no canvas. */
export async function receiptPng(content: ReceiptContent, direction: Direction): Promise<Blob> {
  const style = readStyle(direction);
  await loadFonts(layoutReceipt(content, direction, () => 0).lines, style.families);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  const layout = layoutReceipt(content, direction, measureWith(context, style.families));
  canvas.width = RECEIPT_WIDTH;
  canvas.height = layout.height;
  drawReceipt(context, layout, style);
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('The canvas gave no picture.'))), 'image/png');
  });
}
