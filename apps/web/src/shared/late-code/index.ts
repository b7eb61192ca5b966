export { codeOf, withMessages, type LoadCode } from './late-code.tsx';
