export { verifyIdentityMessages } from '../../features/verify-identity/verify-identity.messages.ur.ts';
