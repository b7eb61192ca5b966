import { otherProfile, profileStats, users } from '@sarraf/fake-server';
import { describe, expect, it } from 'vitest';
import { figuresOf, personView } from './profile-view.ts';

describe('personView', () => {
  it('has name, mobile number and badges', () => {
    expect(personView(users.seller)).toEqual({
      name: 'Ayesha Siddiqui',
      letters: 'Ayesha Siddiqui',
      photo: undefined,
      mobile: '+92 300 123 4567',
      badges: ['Verified Account', 'Verified Member', 'Name Confirmed'],
    });
  });

  it('has a default for a missing or blank name', () => {
    expect(personView({ name: null }).name).toBe('Anonymous User');
    expect(personView({ name: '  ' }).name).toBe('Anonymous User');
    expect(personView({}).name).toBe('Anonymous User');
  });

  it('has no initials for the default name', () => {
    expect(personView({ name: ' ' }).letters).toBe('');
    expect(personView({}).letters).toBe('');
  });

  it('has each badge by its own flag', () => {
    expect(personView({ isKycVerified: true, isVerified: false }).badges).toEqual(['Verified Account']);
    expect(personView({ isKycVerified: false, isVerified: true }).badges).toEqual(['Verified Member']);
    expect(personView({}).badges).toEqual([]);
  });

  it('says that a name is confirmed only if the provider gave it', () => {
    expect(personView({ name: 'Ayesha', nameVerified: true }).badges).toEqual(['Name Confirmed']);
    expect(personView({ name: 'Ayesha', nameVerified: false }).badges).toEqual([]);
    expect(personView({ name: ' ', nameVerified: true }).badges).toEqual([]);
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

  it('are null for what the viewer may not see of another user', () => {
    expect(figuresOf(otherProfile.user, otherProfile.stats)).toMatchObject({ volume: null, wallet: null });
  });

  it('do not show a missing value as zero, and show zero', () => {
    const none = figuresOf({ wallet_balance: null }, { totalSells: 0, totalVolume: null, successRate: 0 });
    expect(none).toEqual({ sells: '0', volume: null, success: '0%', wallet: null });
    const zero = figuresOf({ wallet_balance: 0 }, { totalSells: 0, totalVolume: 0, successRate: 0 });
    expect(zero).toEqual({ sells: '0', volume: '0', success: '0%', wallet: '0' });
  });
});
