export { ResultMark, type ResultKind, type ResultMarkProps } from './ResultMark.tsx';
