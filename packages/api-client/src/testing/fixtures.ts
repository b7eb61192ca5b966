export * from './fixtures-orders.ts';
export * from './fixtures-people.ts';
export * from './fixtures-platform.ts';
