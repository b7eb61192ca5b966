/** Schemas without React, to parse the input of a form elsewhere. */
export * from './aadhaar/aadhaar.schema.ts';
export * from './basic-details/basic-details.schema.ts';
export * from './desk/desk.schema.ts';
export * from './history-filter/history-filter.schema.ts';
export * from './login/login.schema.ts';
export * from './network-choice/network-choice.schema.ts';
export { networkSchema, type NetworkFields, type NetworkValues } from './networks/networks.schema.ts';
export * from './otp/otp.schema.ts';
export * from './pause/pause.schema.ts';
export * from './payment-method/payment-method.schema.ts';
export * from './payout-account/payout-account.schema.ts';
export * from './price-ranges/price-ranges.schema.ts';
export * from './recovery-code/recovery-code.schema.ts';
export * from './sell-amount/sell-amount.schema.ts';
export * from './setting/setting.schema.ts';
export * from './statement/statement.schema.ts';
export * from './stats-filter/stats-filter.schema.ts';
export * from './withdrawal/withdrawal.schema.ts';
