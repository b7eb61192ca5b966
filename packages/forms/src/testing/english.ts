import { loadMessages } from './messages.ts';

// Top-level await: test files use messages in their tables of cases, which are built on import.
await loadMessages();
