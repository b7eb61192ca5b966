declare module 'virtual:components' {
  /** Example of a pair: an export of `X.pairs.tsx` or a story, and what it shows. */
  export interface PairExample {
    example: string;
    says: string;
  }

  /** Facts about one component, from its `component.json`; `packages/ui/component.schema.json` explains each. */
  export interface ComponentFacts {
    name: string;
    status: 'draft' | 'stable';
    since: string;
    synonyms: readonly string[];
    summary: string;
    use: readonly string[];
    pairs: readonly { do: PairExample; dont: PairExample }[];
    do: readonly string[];
    dont: readonly string[];
    anatomy: { story?: string; parts: readonly { selector: string; name: string; is: string }[] };
    keyboard: { keys: readonly { key: string; does: string }[]; note?: string };
    words: { rule: string; urdu?: string; examples: readonly { en: string; ur: string }[] };
  }

  /** Facts about a component with what is not typed by hand. */
  export interface ComponentEntry extends ComponentFacts {
    /** Group in the sidebar of the Storybook. */
    group: string;
    /** Size in kB, minified and gzipped, without React. */
    kB: number;
    /** Folder of the component. */
    folder: string;
    /** Id of the documentation page. */
    page: string;
  }

  /** Facts about all components, by name. */
  export const components: readonly ComponentEntry[];
}
