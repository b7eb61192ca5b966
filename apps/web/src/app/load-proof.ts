import { loadDictionary } from '@sarraf/forms/language';
import { Proof } from '../features/proof/Proof.tsx';
import { proofDictionary } from './dictionaries/proof.ts';

/** Loads the messages of the proof of payment, and returns its component. */
export async function loadProof(): Promise<typeof Proof> {
  await loadDictionary(proofDictionary);
  return Proof;
}
