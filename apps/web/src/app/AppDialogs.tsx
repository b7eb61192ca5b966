import { loadDictionary } from '@sarraf/forms/language';
import { DIALOG } from '../shared/dialogs/dialog-ids.ts';
import { helpDictionary } from './dictionaries/index.ts';
import { LazyDialogs } from './LazyDialogs.tsx';

const loadHelpAndLegal = async () => {
  const dialogs = import('../features/help-and-legal/HelpAndLegalDialogs.tsx');
  await loadDictionary(helpDictionary);
  return { default: (await dialogs).HelpAndLegalDialogs };
};

const HELP_AND_LEGAL: readonly string[] = [DIALOG.help, DIALOG.privacy, DIALOG.terms];
const NOTHING = {};

/** Dialogs that every page may open: help, privacy, terms. */
export function AppDialogs() {
  return <LazyDialogs ids={HELP_AND_LEGAL} load={loadHelpAndLegal} given={NOTHING} />;
}
