import { DIALOG } from '../shared/dialog-route/index.ts';
import { LazyDialogs } from './LazyDialogs.tsx';

const loadHelpAndLegal = async () => ({
  default: (await import('../features/help-and-legal/HelpAndLegalDialogs.tsx')).HelpAndLegalDialogs,
});

const HELP_AND_LEGAL: readonly string[] = [DIALOG.help, DIALOG.privacy, DIALOG.terms];
const NOTHING = {};

/** The dialogs any page may open by name. */
export function AppDialogs() {
  return <LazyDialogs ids={HELP_AND_LEGAL} load={loadHelpAndLegal} given={NOTHING} />;
}
