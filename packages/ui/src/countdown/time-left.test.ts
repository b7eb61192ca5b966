import { describe, expect, it } from 'vitest';
import { announcementAt, isoDuration, minutesAndSeconds } from './time-left.ts';

describe('minutesAndSeconds', () => {
  it.each([
    [1200, '20:00'],
    [1122, '18:42'],
    [59, '00:59'],
    [0, '00:00'],
    [-3, '00:00'],
    [61.9, '01:01'],
    [7260, '121:00'],
  ])('writes %d seconds as %s', (seconds, text) => {
    expect(minutesAndSeconds(seconds)).toBe(text);
  });
});

describe('isoDuration', () => {
  it('is an ISO 8601 duration of at least zero', () => {
    expect(isoDuration(1122)).toBe('PT18M42S');
    expect(isoDuration(-1)).toBe('PT0M0S');
  });
});

describe('announcementAt', () => {
  const marks = [
    { seconds: 300, text: '5 minutes left' },
    { seconds: 60, text: '1 minute left' },
    { seconds: 0, text: 'Time is up' },
  ];

  it('announces nothing before the first mark', () => {
    expect(announcementAt(301, marks)).toBe('');
  });

  it('announces each mark when it is reached and keeps it until the next', () => {
    expect(announcementAt(300, marks)).toBe('5 minutes left');
    expect(announcementAt(61, marks)).toBe('5 minutes left');
    expect(announcementAt(60, marks)).toBe('1 minute left');
    expect(announcementAt(-4, marks)).toBe('Time is up');
  });

  it('announces a mark whose exact second was missed', () => {
    expect(announcementAt(58, marks)).toBe('1 minute left');
  });

  it('does not depend on the order of the marks', () => {
    expect(announcementAt(10, [...marks].reverse())).toBe('1 minute left');
  });
});
