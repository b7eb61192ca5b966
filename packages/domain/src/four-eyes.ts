/**
 * Four-eyes rule: whether a decision of the desk waits for a second administrator. `required`: its amount is above the limit; `requested`:
 * another administrator has already requested the same decision.
 */
export const awaitsApproval = ({ requested, required }: { requested: boolean; required: boolean }): boolean =>
  required && !requested;
