import { loadDictionary } from '@sarraf/forms/language';
import * as dictionaries from '../../app/dictionaries/index.ts';

// Load all messages before test files are evaluated: their `test.each` tables may contain messages.
await Promise.all(Object.values(dictionaries).map(loadDictionary));
