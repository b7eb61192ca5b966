import { loadMessages } from '../language/index.ts';
import '../admin.messages.ts';
import '../messages.ts';

// The sentences are there before a test file is read: its tables of cases may hold them.
await loadMessages();
