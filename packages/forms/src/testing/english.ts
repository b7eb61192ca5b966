import * as admin from '../admin.messages.en.ts';
import * as desk from '../desk.messages.en.ts';
import * as historyFilter from '../history-filter/history-filter.messages.en.ts';
import { loadDictionary } from '../language/index.ts';
import * as forms from '../messages.en.ts';
import * as seller from '../seller.messages.en.ts';
import * as statsFilter from '../stats-filter/stats-filter.messages.en.ts';

const english = { ...forms, ...seller, ...admin, ...desk, ...historyFilter, ...statsFilter };
// Top-level await: test files use messages in their tables of cases, which are built on import.
await loadDictionary({ en: async () => english, ur: () => import('../messages.ur.ts') });
