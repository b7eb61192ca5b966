import { describe, expect, it, test } from 'vitest';
import { activitiesView, METRICS, metricsView } from './stats-view.ts';

const view = metricsView({
  totalUsers: 10_482,
  verifiedUsers: 9_310,
  totalReceived: 4_821_307.123456,
  totalReceivedUsers: 6_204,
  totalSell: 0.005,
  totalSellUsers: 1,
  totalDeleted: { inr: 1_240_118.4, usdt: 4_417.95 },
});

describe('the four cards', () => {
  test('have the figures and details of the specification', () => {
    expect(view).toEqual({
      users: { figure: '10,482', detail: '9,310 verified users' },
      received: { figure: '$48,21,307.12', detail: '≈ 48,21,307.123456 USDT', note: '6,204 users received' },
      sell: { figure: '$0.01', detail: '≈ 0.005 USDT', note: '1 user sold' },
      deleted: { figure: 'Rs. 12,40,118.4', detail: '≈ $4,417.95' },
    });
  });

  test.each(METRICS)('$id: the skeleton has as many lines as the loaded card', ({ id, lines }) => {
    const { figure, ...below } = view[id];
    expect(figure).not.toBe('');
    expect(Object.keys(below)).toHaveLength(lines);
  });
});

describe('an activity', () => {
  const activity = { user: 'Hina Raza', action: 'sell', amount: 500, date: '2025-06-02T09:40:02Z', status: 'pending' };
  const row = (changes: Partial<typeof activity>) => activitiesView([{ ...activity, ...changes }])[0];

  test('has the five columns', () => {
    expect(row({})).toMatchObject({ user: 'Hina Raza', action: 'Sell', amount: '$500', status: 'PENDING' });
    expect(row({})?.date).toMatch(/^2 Jun 2025, /);
  });

  it.each([
    ['completed', 'COMPLETED', 'positive'],
    ['Received', 'RECEIVED', 'positive'],
    ['COMPLETED', 'COMPLETED', 'positive'],
    ['success', 'SUCCESS', 'notice'],
    ['in_process', 'IN PROCESS', 'notice'],
    ['cancelled', 'CANCELLED', 'notice'],
    ['not_completed', 'NOT COMPLETED', 'notice'],
    ['an_unknown_status', 'AN UNKNOWN STATUS', 'notice'],
  ])('%s is %s and %s', (status, words, tone) => {
    expect(row({ status })).toMatchObject({ status: words, tone });
  });

  it.each([
    ['', 'Anonymous User'],
    [' ', 'Anonymous User'],
    ['+923001234567', '+92 300 123 4567'],
    ['  Hina ', 'Hina'],
  ])('of user "%s" is listed as "%s"', (user, name) => expect(row({ user })?.user).toBe(name));

  it('is listed with an unknown date if its date cannot be parsed', () =>
    expect(row({ date: 'soon' })?.date).toBe('Unknown'));

  it('has its own id beside an equal activity', () => {
    const [one, other] = activitiesView([activity, activity]);
    expect(one?.id).not.toBe(other?.id);
  });
});
