export { ReadingLink } from './ReadingLink.tsx';
export { READING_PAGES, READING_PATHS, type ReadingPageId } from './reading-pages.ts';
export { readingMessages } from './reading.messages.ts';
