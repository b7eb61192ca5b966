/** Answer of the service to a request for a title; `'hang'` for none. */
type TitleReply = { status: number; body?: unknown } | 'hang';

const TITLE_LENGTH = 40;
const ANOTHER_PERSON = 'TARIQ MEHMOOD';

/**
 * Answer to `POST /accounts/resolve`. By the account's last digits: 0007 belongs to another person, 0008 is not found, 0009 gets no answer. Easypaisa
 * tells the name exactly, other methods in capitals and cut at 40 characters, `others` has no lookup.
 */
export function titleReply(text: string): TitleReply {
  const { account } = JSON.parse(text) as { account: Record<string, string | null> };
  const number = account['accountNumber'] ?? account['iban'] ?? account['phoneNumber'] ?? account['nayapayId'] ?? '';
  if (account['method'] === 'others') return { status: 404 };
  if (number.endsWith('0009')) return 'hang';
  if (number.endsWith('0008')) return { status: 200, body: { status: 'not-found' } };
  const name = account['name'] ?? '';
  const own = account['method'] === 'easypaisa' ? name : name.toUpperCase();
  const title = number.endsWith('0007') ? ANOTHER_PERSON : own.slice(0, TITLE_LENGTH);
  return { status: 200, body: { title, reference: `title-${number}` } };
}
