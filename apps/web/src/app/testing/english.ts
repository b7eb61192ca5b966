import { loadMessages } from '@sarraf/forms/language';

import.meta.glob(['../../**/*.messages.ts', '../../../../../packages/forms/src/**/*messages.ts'], { eager: true });
// The sentences are there before a test file is read: its tables of cases may hold them.
await loadMessages();
