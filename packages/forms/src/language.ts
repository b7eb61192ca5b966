/** The names in braces of a sentence: `Holes<'Resend OTP in {time}'>` is `'time'`. */
export type Holes<Sentence extends string> = Sentence extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | Holes<Rest>
  : never;

/** Any sentence with at least the holes of another, in any order. */
type SameHoles<Sentence extends string> = [Holes<Sentence>] extends [never]
  ? string
  : UnionToIntersection<HoleText<Holes<Sentence>>>;
type HoleText<Hole extends string> = Hole extends string ? `${string}{${Hole}}${string}` : never;
type UnionToIntersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never;

/** What a second table must hold to stand in for the first: the same rows with the same holes. */
export type LanguageOf<Table> = {
  readonly [Row in keyof Table]: Table[Row] extends string ? SameHoles<Table[Row]> : LanguageOf<Table[Row]>;
};

const HOLE = /\{(\w+)\}/g;

/** A sentence with its holes filled; a hole the sentence does not have is a type error. */
export const fill = <Sentence extends string>(
  sentence: Sentence,
  values: Record<Holes<Sentence>, string | number>,
): string => {
  const byName = new Map<string, string | number>(Object.entries(values));
  return sentence.replace(HOLE, (hole, name: string) => String(byName.get(name) ?? hole));
};

/** The text before and after one hole, for a value that is drawn rather than written: a number in bold, say. */
export const around = <Sentence extends string>(sentence: Sentence, hole: Holes<Sentence>): [string, string] => {
  const [before = '', after = ''] = sentence.split(`{${hole}}`, 2);
  return [before, after];
};
