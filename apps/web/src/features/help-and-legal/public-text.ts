/** A question with its answer. */
export interface PublicTextQuestion {
  /** Anchor of the question. */
  id: string;
  question: string;
  answer: string;
}

/** A paragraph, an unordered list, an ordered list, or questions with their answers. */
export type PublicTextBlock =
  | string
  | { points: readonly string[] }
  | { steps: readonly string[] }
  | { questions: readonly PublicTextQuestion[] };

/** Section of a public text. */
export interface PublicTextSection {
  /** Anchor of the section. */
  id: string;
  heading: string;
  body: readonly PublicTextBlock[];
}

/** Content of a public text. */
export interface PublicText {
  /** Introduction, one or two sentences. */
  lead: string;
  /** Date of the last change; legal texts only. */
  dated?: string;
  sections: readonly PublicTextSection[];
}
