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
    expect(figuresOf(users.seller, profileStats)).toEqual({
      sells: '42',
      volume: '38,650.25',
      success: '95.2%',
      wallet: '12.5',
    });
  });

  it('are those that are there for somebody else', () => {
    expect(figuresOf(otherProfile.user, otherProfile.stats)).toMatchObject({ volume: null, wallet: null });
  });

  it('show nothing as zero that is none, and zero as what it is', () => {
    const none = figuresOf({ wallet_balance: null }, { totalSells: 0, totalVolume: null, successRate: 0 });
    expect(none).toEqual({ sells: '0', volume: null, success: '0%', wallet: null });
    const zero = figuresOf({ wallet_balance: 0 }, { totalSells: 0, totalVolume: 0, successRate: 0 });
    expect(zero).toEqual({ sells: '0', volume: '0', success: '0%', wallet: '0' });
  });
});
