import { loadDictionary } from '@sarraf/forms/language';
import * as dictionaries from '../../app/dictionaries/index.ts';

// The sentences are there before a test file is read: its tables of cases may hold them.
await Promise.all(Object.values(dictionaries).map(loadDictionary));
