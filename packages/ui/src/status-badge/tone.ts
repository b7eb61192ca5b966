/** What a state means to the person reading it. Colour follows from it, never the other way round. */
export type Tone = 'positive' | 'notice' | 'negative' | 'info' | 'neutral';
