import { ErrorPanel } from './ErrorPanel.tsx';

export const StackTrace = () => (
  <ErrorPanel
    title="Error 500"
    message="TypeError: Cannot read properties of undefined (reading 'networks') at ki.js:1:48213"
  />
);
