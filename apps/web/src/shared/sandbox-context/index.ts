export {
  forgetSandboxContext,
  SandboxProvider,
  setSandboxMobile,
  setSandboxOrder,
  useIsSandbox,
  useSandboxContext,
  type SandboxOrder,
} from './sandbox-context.ts';
