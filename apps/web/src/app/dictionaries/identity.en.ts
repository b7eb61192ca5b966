export { verifyIdentityMessages } from '../../features/verify-identity/verify-identity.messages.en.ts';
