export { proofMessages } from '../../features/proof/proof.messages.ur.ts';
