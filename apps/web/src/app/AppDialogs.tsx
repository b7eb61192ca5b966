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

/** The dialogs any page may open by name. */
export function AppDialogs() {
  return <LazyDialogs ids={HELP_AND_LEGAL} load={loadHelpAndLegal} given={NOTHING} />;
}
