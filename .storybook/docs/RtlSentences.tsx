import { isolate } from '@sarraf/domain';
import { Notice, TextLink } from '@sarraf/ui';

import { Code, Urdu } from './DocsTable.tsx';
import { UrduPair } from './UrduPair.tsx';

/** A Latin name before a figure, with and without isolation. */
export const NamePair = () => (
  <UrduPair
    rule="<bdi>{name}</bdi> in markup, isolate(name) in a message"
    right={
      <p className="text-sm">
        <bdi>Ayesha Khan</bdi> · <bdi>3 منٹ پہلے</bdi>
      </p>
    }
    wrong={<p className="text-sm">Ayesha Khan · 3 منٹ پہلے</p>}
  >
    A user’s name may be in Urdu or in Latin letters. A figure after a Latin name becomes part of its run: the 3 has
    left its minutes and is beside the name, at the beginning of the line.
  </UrduPair>
);

const ACCOUNTS = [
  ['میزان بینک', 'عائشہ خان'],
  ['NayaPay', 'Bilal Ahmed'],
] as const;

/** Two values in a row, with and without isolation. */
export const OrderPair = () => (
  <UrduPair
    rule="One <bdi> for each value, the separator between them"
    right={
      <ul className="grid gap-3 text-sm">
        {ACCOUNTS.map(([bank, name]) => (
          <li key={bank}>
            <bdi>{bank}</bdi> · <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    }
    wrong={
      <ul className="grid gap-3 text-sm">
        {ACCOUNTS.map(([bank, name]) => (
          <li key={bank}>
            {bank} · {name}
          </li>
        ))}
      </ul>
    }
  >
    Two Latin values beside each other become one left-to-right run: in the second row the name comes before the bank.
  </UrduPair>
);

const BANK_WORDS = 'Account closed.';

/** The words of a bank in a sentence, with and without isolation. */
export const BankWordsPair = () => (
  <UrduPair
    rule="isolate(reason) in a message, <bdi>{reason}</bdi> in markup"
    right={<p className="text-sm">{`بینک کی وجہ: ${isolate(BANK_WORDS)} روپے واپس آ گئے ہیں۔`}</p>}
    wrong={<p className="text-sm">{`بینک کی وجہ: ${BANK_WORDS} روپے واپس آ گئے ہیں۔`}</p>}
  >
    The words of a bank may begin and end with anything. Their last characters are neutral and take the direction of the
    line: the full stop is now before the words.
  </UrduPair>
);

const NOTES = ['Paid by hand. Ask Bilal first!', 'یہ رقم ہاتھ سے ادا ہوئی۔ پہلے بلال سے پوچھیں!'];

const Notes = ({ dir }: { dir?: 'auto' }) => (
  <ul className="grid gap-3 text-sm *:rounded-box *:bg-sunken *:p-3">
    {NOTES.map((note) => (
      <li key={note} {...(dir && { dir })}>
        {note}
      </li>
    ))}
  </ul>
);

/** Notes in their own direction, and in that of the page. */
export const NotesPair = () => (
  <UrduPair rule={'<p dir="auto">{note}</p>'} right={<Notes dir="auto" />} wrong={<Notes />}>
    Whole texts of other people (notes, toasts of the server) have the direction of their first letter, and their own
    side. Inside a sentence it is an isolate instead.
  </UrduPair>
);

/** A message that begins with an Urdu word, and one that does not. */
export const FirstWordPair = () => (
  <UrduPair
    rule="An Urdu message begins with an Urdu word; a test refuses others"
    right={
      <Notice tone="info">
        <p dir="auto">آپ کے USDT نظر آ گئے ہیں۔ اب اور کچھ نہیں بھیجنا۔</p>
      </Notice>
    }
    wrong={
      <Notice tone="info">
        <p dir="auto">USDT نظر آ گئے ہیں۔ اب اور کچھ نہیں بھیجنا۔</p>
      </Notice>
    }
  >
    In a toast or a notification the first letter decides the direction. One Latin word at the beginning turns the whole
    message: it is aligned left, and its words are in the wrong order.
  </UrduPair>
);

const LONG_NAME = 'Muhammad Abdul-Rehman Siddiqui Traders';

/** A long Latin name wrapped, and truncated on the wrong side. */
export const TruncationPair = () => (
  <UrduPair
    rule={'wrap-anywhere; where one line is a must, dir="auto" on the truncated element'}
    right={
      <div className="grid max-w-56 gap-3 text-sm">
        <p dir="auto" className="wrap-anywhere">
          {LONG_NAME}
        </p>
        <p dir="auto" className="truncate">
          {LONG_NAME}
        </p>
      </div>
    }
    wrong={<p className="max-w-56 truncate text-sm">{LONG_NAME}</p>}
  >
    An ellipsis cuts the end of the line, and on a right-to-left line that is where a Latin name begins. Wrapping cuts
    nothing.
  </UrduPair>
);

const DONE = 'ٹرانزیکشن مکمل';

/** A word in one piece, and letter by letter. */
export const JoinedPair = () => (
  <UrduPair
    rule="No element inside a word, no tracking-[…]; tracking-tight is 0 in Urdu"
    right={<p className="text-xl font-bold tracking-tight">{DONE}</p>}
    wrong={
      <p className="text-xl font-bold">
        {Array.from(DONE, (letter, index) => (
          <span key={index} className="inline-block whitespace-pre">
            {letter}
          </span>
        ))}
      </p>
    }
  >
    Urdu letters are joined, as in handwriting, and change their form for it. An element for each letter (an animation,
    a highlighted match) separates them. So does letter spacing in older browsers; newer ones only widen the gaps.
  </UrduPair>
);

const HEADING = 'پلیٹ فارم کے اعداد و شمار اور آپ کی تمام ٹرانزیکشنز';

/** A Nastaliq heading with and without its line height. */
export const LinesPair = () => (
  <UrduPair
    rule="font-heading and text-*: the theme raises line heights in Urdu; no leading-tight, no fixed heights"
    right={<p className="font-heading max-w-64 text-xl font-bold">{HEADING}</p>}
    wrong={
      <p
        className="max-w-64 overflow-clip text-xl leading-[1.25] font-bold"
        style={{ fontFamily: 'var(--font-heading)' }}
      >
        {HEADING}
      </p>
    }
  >
    Nastaliq slopes: a word starts high above the line and ends on it. At the line height of a Latin heading lines run
    into each other and the first one is cut off at the top.
  </UrduPair>
);

const PARAGRAPH =
  'کسی اور نیٹ ورک پر بھیجے گئے USDT ضائع ہو جاتے ہیں۔ آپ کے روپے USDT پہنچنے کے چند منٹ میں آ جاتے ہیں۔';

/** A paragraph at the size and line height of Urdu, and at those of Latin small print. */
export const TextPair = () => (
  <UrduPair
    rule="text-xs and up in font-sans: Naskh at 113 % for Urdu letters, Figtree for the rest, lines of 1.7"
    right={<p className="max-w-64 text-sm">{PARAGRAPH}</p>}
    wrong={<p className="max-w-44 text-[0.7em] leading-[1.1]">{PARAGRAPH}</p>}
  >
    Urdu tells letters apart by dots and marks above and below the line. At the size and line height of Latin small
    print the dots run together and touch the next line. Without <Code>font-sans</Code> the device chooses the font, in
    another size than the USDT beside it.
  </UrduPair>
);

/** Emphasis by weight, and by italics. */
export const EmphasisPair = () => (
  <UrduPair
    rule="font-semibold or font-bold; no italic, no uppercase"
    right={
      <p className="text-sm">
        رقم <b className="font-bold">صرف اسی نیٹ ورک</b> پر بھیجیں جو آپ منتخب کریں۔
      </p>
    }
    wrong={
      <p className="text-sm">
        رقم <i className="italic">صرف اسی نیٹ ورک</i> پر بھیجیں جو آپ منتخب کریں۔
      </p>
    }
  >
    Urdu has neither italics nor capitals. A slanted Naskh is a distortion by the browser, and it leans to the right,
    against the direction of reading.
  </UrduPair>
);

const EXPLORER = 'بلاک ایکسپلورر میں دیکھیں';

/** An underline below the dots, and through them. */
export const LinkPair = () => (
  <UrduPair
    rule="<TextLink>: underline-offset-4 and skip-ink"
    right={<TextLink render={(slot) => <span {...slot} />}>{EXPLORER}</TextLink>}
    wrong={
      <span className="font-semibold text-brand underline underline-offset-0 [text-decoration-skip-ink:none]">
        {EXPLORER}
      </span>
    }
  >
    Dots below the line tell letters apart: one dot makes <Urdu>ب</Urdu>, three make <Urdu>پ</Urdu>. A line through them
    makes both the same.
  </UrduPair>
);

/** Urdu punctuation beside Latin punctuation. */
export const PunctuationPair = () => (
  <UrduPair
    rule="The marks of the Urdu keyboard, in the message tables"
    right={<p className="text-sm">کوڈ نہیں ملا؟ دوبارہ بھیجیں، یا سپورٹ سے رابطہ کریں۔</p>}
    wrong={<p className="text-sm">کوڈ نہیں ملا? دوبارہ بھیجیں, یا سپورٹ سے رابطہ کریں.</p>}
  >
    Comma, full stop and question mark have Urdu forms. The Latin ones face the other way, and a Latin full stop is
    easily read as <Urdu>۰</Urdu>, the zero.
  </UrduPair>
);
