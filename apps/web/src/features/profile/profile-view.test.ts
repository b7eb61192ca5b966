import { otherProfile, profileStats, users } from '@sarraf/fake-server';
import { describe, expect, it } from 'vitest';
import { figuresOf, personView } from './profile-view.ts';

describe('personView', () => {
  it('tells name, number and both badges', () => {
    expect(personView(users.seller)).toEqual({
      name: 'Ayesha Siddiqui',
      letters: 'Ayesha Siddiqui',
      photo: undefined,
      mobile: '+92 300 123 4567',
      badges: ['Verified Account', 'Verified Member'],
    });
  });

  it('stands in for a name that is missing or blank', () => {
    expect(personView({ name: null }).name).toBe('Anonymous User');
    expect(personView({ name: '  ' }).name).toBe('Anonymous User');
    expect(personView({}).name).toBe('Anonymous User');
  });

  it('takes no letters from the words that stand in', () => {
    expect(personView({ name: ' ' }).letters).toBe('');
    expect(personView({}).letters).toBe('');
  });

  it('gives each badge for its own reason', () => {
    expect(personView({ isKycVerified: true, isVerified: false }).badges).toEqual(['Verified Account']);
    expect(personView({ isKycVerified: false, isVerified: true }).badges).toEqual(['Verified Member']);
    expect(personView({}).badges).toEqual([]);
  });

  it('hides what the viewer may not see', () => {
    expect(personView(otherProfile.user)).toMatchObject({ mobile: null, photo: undefined });
  });
});

describe('figuresOf', () => {
  it('are four for oneself', () => {
    expect(figuresOf(users.seller, profileStats)).toEqual([
      { id: 'sells', label: 'Total Sells', value: '42' },
      { id: 'volume', label: 'Total Volume', value: '38,650.25', unit: 'USDT' },
      { id: 'success', label: 'Success Rate', value: '95.2%' },
      { id: 'wallet', label: 'Wallet Balance', value: '12.5', unit: 'USDT' },
    ]);
  });

  it('are those that are there for somebody else', () => {
    const ids = figuresOf(otherProfile.user, otherProfile.stats).map(({ id }) => id);
    expect(ids).toEqual(['sells', 'success']);
  });

  it('show nothing as zero that is none, and zero as what it is', () => {
    expect(figuresOf({ wallet_balance: null }, { totalSells: 0, totalVolume: null, successRate: 0 })).toHaveLength(2);
    expect(figuresOf({ wallet_balance: 0 }, { totalSells: 0, totalVolume: 0, successRate: 0 })).toHaveLength(4);
  });
});
