import { MAX_TITLE_LENGTH, type PayoutAccount, type TitleAnswer } from '../providers.ts';

/** Behaviour of the simulated title service, by the last digits of the account number. */
const BEHAVIOURS = { '0007': 'another person', '0008': 'not found', '0009': 'no answer' } as const;
const ANOTHER_PERSON = 'TARIQ MEHMOOD';

const asBanksWriteIt = (name: string): string => [...name.toUpperCase()].slice(0, MAX_TITLE_LENGTH).join('').trim();

/** Never answers; rejects when the signal is aborted. */
const noAnswer = (signal: AbortSignal): Promise<TitleAnswer> =>
  new Promise((_, reject) => void signal.addEventListener('abort', () => reject(signal.reason)));

/** Title of an account at the simulated bank: its holder's name in capitals, cut at 40 characters. The method `others` has none. */
export async function simulatedTitle(
  account: PayoutAccount,
  number: string,
  signal: AbortSignal,
): Promise<TitleAnswer> {
  if (account.method === 'others') return { status: 'none' };
  const behaviour = Object.entries(BEHAVIOURS).find(([digits]) => number.endsWith(digits))?.[1];
  const found = (title: string): TitleAnswer => ({ status: 'found', title, reference: `sandbox-title-${number}` });
  switch (behaviour) {
    case 'not found':
      return { status: 'not-found' };
    case 'no answer':
      return noAnswer(signal);
    case 'another person':
      return found(ANOTHER_PERSON);
    case undefined:
      return found(asBanksWriteIt(account.name));
    default:
      return behaviour satisfies never;
  }
}
