import * as admin from '../admin.messages.en.ts';
import * as desk from '../desk.messages.en.ts';
import { loadDictionary } from '../language/index.ts';
import * as forms from '../messages.en.ts';
import * as seller from '../seller.messages.en.ts';
import * as statsFilter from '../stats-filter/stats-filter.messages.en.ts';

const english = { ...forms, ...seller, ...admin, ...desk, ...statsFilter };
// The sentences are there before a test file is read: its tables of cases may hold them.
await loadDictionary({ en: async () => english, ur: () => import('../messages.ur.ts') });
