export { EntryHeading } from './EntryHeading.tsx';
