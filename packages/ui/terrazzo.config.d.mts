import type { ConfigInit } from '@terrazzo/parser';

declare const config: ConfigInit;
export default config;
