export {
  forgetSandboxContext,
  setSandboxMobile,
  setSandboxOrder,
  useSandboxContext,
  type SandboxOrder,
} from './sandbox-context.ts';
