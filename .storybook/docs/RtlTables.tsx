import {
  ArrowRight,
  ArrowRightFromLine,
  Calculator,
  ChartLine,
  Check,
  ChevronRight,
  ChevronsRight,
  CircleQuestionMark,
  Clock,
  Hash,
  Image,
  Keyboard,
  List,
  LogOut,
  PanelLeft,
  Phone,
  Play,
  QrCode,
  RectangleEllipsis,
  RefreshCw,
  Search,
  Send,
  TableProperties,
  TextAlignStart,
  ToggleRight,
  X,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import { Cell, DocsTable } from './DocsTable.tsx';

/** An icon of the subject, the subject, and why it turns or stays. */
type Row = readonly [icon: LucideIcon, what: string, why: string];

const TURNS: readonly Row[] = [
  [PanelLeft, 'Columns, side menu, margins, borders, corners', 'Logical sides turn them: ms-, pe-, start-, rounded-e.'],
  [TextAlignStart, 'Alignment of text, labels and buttons', 'text-start; a row of buttons begins at the right.'],
  [ChevronRight, 'Back, next, chevrons of a row or a carousel', 'They point along the line.'],
  [ArrowRight, 'Arrow between an old and a new value', 'The old value is at the right, the new one at the left.'],
  [LogOut, 'Log out, external link, sent ↗ and received ↙', 'Out is where the line ends.'],
  [Send, 'Paper plane, reply, undo and redo', 'They fly or bend along the line.'],
  [CircleQuestionMark, 'Question mark', 'Urdu writes it the other way round.'],
  [List, 'Bullets, numbers and indents of lists', 'They come before the text, so they are at its right.'],
  [ChevronsRight, 'Stepper, timeline, progress line', 'Progress goes along the line.'],
  [ToggleRight, 'Switch, slider, scale of ranges', 'Off and the smallest value are at the right.'],
  [TableProperties, 'Order of table columns', 'The column that names the row comes first.'],
  [ArrowRightFromLine, 'Swipes, and pages that slide', 'The next one comes from where the line goes on: the left.'],
];

const STAYS: readonly Row[] = [
  [Calculator, 'Digits, amounts with their unit, formulas', 'Figures are left to right in every script.'],
  [Hash, 'Addresses, hashes, IBAN, order IDs, file names', 'They are compared character by character.'],
  [Phone, 'Phone numbers and keypads', 'Dialled in this order; 1 is at the top left.'],
  [RectangleEllipsis, 'Boxes of a one-time code', 'The first digit is at the left, as in the SMS.'],
  [Keyboard, 'Latin words, units and keyboard shortcuts', 'The order of the letters is the word.'],
  [ChartLine, 'Charts over time', 'Time runs to the right, as in every banking app.'],
  [Play, 'Play, pause, rewind', 'They show where the tape goes, not the text.'],
  [Clock, 'Clocks, countdowns', 'Clocks go clockwise.'],
  [RefreshCw, 'Refresh, retry, history, spinners', 'Turning goes clockwise too.'],
  [Check, 'Check marks', 'Written the same way in Urdu.'],
  [X, 'Cross, plus, bell, lock: all that is symmetric', 'There is nothing to turn.'],
  [Search, 'Magnifier, pen: tools in a hand', 'Most readers of Urdu are right-handed too.'],
  [QrCode, 'QR codes and barcodes', 'A mirrored code may not scan.'],
  [Image, 'Logos, photos, marks of banks and networks', 'A picture shows what it shows.'],
];

interface TableProps {
  caption: string;
  rows: readonly Row[];
  /** Class of the icon on an Urdu page. */
  urdu?: string;
}

const Table = ({ caption, rows, urdu = '' }: TableProps) => (
  <DocsTable caption={caption} head={['What', 'English', 'Urdu', 'Why']}>
    {rows.map(([Icon, what, why]) => (
      <tr key={what}>
        <Cell>
          <b className="font-semibold">{what}</b>
        </Cell>
        <Cell>
          <Icon aria-hidden="true" className="size-5" />
        </Cell>
        <Cell>
          <Icon aria-hidden="true" className={`size-5 ${urdu}`} />
        </Cell>
        <Cell>{why}</Cell>
      </tr>
    ))}
  </DocsTable>
);

/** What is mirrored on an Urdu page. */
export const TurnsTable = () => <Table caption="What turns" rows={TURNS} urdu="-scale-x-100" />;

/** What an Urdu page shares with an English one. */
export const StaysTable = () => <Table caption="What never turns" rows={STAYS} />;
