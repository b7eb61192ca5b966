export { proofMessages } from '../../features/proof/proof.messages.en.ts';
