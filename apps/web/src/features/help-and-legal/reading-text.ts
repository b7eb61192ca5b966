/** A paragraph, a list whose order does not matter, one whose order does, or questions, each beside its answer. */
export type ReadingBlock =
  | string
  | { points: readonly string[] }
  | { steps: readonly string[] }
  | { questions: readonly (readonly [question: string, answer: string])[] };

/** One part of a text. */
export interface ReadingSection {
  /** Its anchor in the address. */
  id: string;
  heading: string;
  body: readonly ReadingBlock[];
}

/** A public page to read. */
export interface ReadingText {
  /** What the page is about, in a sentence or two. */
  lead: string;
  /** When it was last changed, for the legal texts. */
  dated?: string;
  sections: readonly ReadingSection[];
}
