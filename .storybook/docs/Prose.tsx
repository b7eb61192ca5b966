import { Code, Urdu } from './DocsTable.tsx';

/** Consecutive Urdu words. */
const URDU_WORDS = /([\u0600-\u06FF]+(?: [\u0600-\u06FF]+)*)/;
const MARKS = /(`[^`]+`|\*[^*]+\*)/;

const renderUrdu = (text: string) =>
  text.split(URDU_WORDS).map((part, at) => (at % 2 === 1 ? <Urdu key={at}>{part}</Urdu> : part));

/** One paragraph of text with `code`, *emphasis* and Urdu words. */
export const Prose = ({ children }: { children: string }) =>
  children.split(MARKS).map((part, at) => {
    if (at % 2 === 0) return <span key={at}>{renderUrdu(part)}</span>;
    const text = part.slice(1, -1);
    return part.startsWith('`') ? <Code key={at}>{text}</Code> : <em key={at}>{renderUrdu(text)}</em>;
  });
