export { codeOf, type LoadCode } from './late-code.tsx';
